import type { JSX } from 'preact';

/** The house motif: a mask in the light of a parlour lamp. */
export function Lamp(): JSX.Element {
  return (
    <svg class="lamp" viewBox="0 0 320 200" aria-hidden="true">
      <linearGradient id="lamp-glow" x2="0" y2="1">
        <stop class="lamp-near" offset="0.2" />
        <stop class="lamp-far" offset="1" />
      </linearGradient>
      <path fill="url(#lamp-glow)" d="M160 58 286 200H34Z" />
      <path class="lamp-cord" d="M160 0v26" />
      <path class="lamp-shade" d="M112 66c3-26 22-42 48-42s45 16 48 42Z" />
      <ellipse class="lamp-bulb" cx="160" cy="67" rx="14" ry="6" />
      <path
        class="lamp-mask"
        d="M88 122c20-14 48-16 72-4 24-12 52-10 72 4 2 30-14 54-37 54-17 0-24-14-35-21-11 7-18 21-35 21-23 0-39-24-37-54Z"
      />
      <path class="lamp-eye" d="M108 138c8-9 24-9 32 2-9 9-25 9-32-2Zm104 0c-8-9-24-9-32 2 9 9 25 9 32-2Z" />
    </svg>
  );
}
