import type { JSX } from 'preact';
import './motif.css';

/** A card with a poker face: one eyebrow up, and the blank for a mouth. */
export function Motif(): JSX.Element {
  return (
    <svg class="bt-motif" viewBox="0 0 200 140" aria-hidden="true" focusable="false">
      <g class="bt-motif-back" transform="rotate(-14 70 90)">
        <rect x="30" y="26" width="74" height="98" rx="9" />
        <path d="M42 50h44M42 62h32M42 98h38" />
      </g>
      <g class="bt-motif-back" transform="rotate(13 132 90)">
        <rect x="98" y="26" width="74" height="98" rx="9" />
        <path d="M114 50h44M126 62h32M120 98h38" />
      </g>
      <g class="bt-motif-face">
        <rect x="61" y="14" width="80" height="108" rx="10" />
        <path class="bt-motif-brow" d="M72 50q9-5 18-2M108 40q10-10 20-3" />
        <circle cx="82" cy="61" r="5.5" />
        <circle cx="119" cy="58" r="5.5" />
        <circle class="bt-motif-glint" cx="84" cy="59" r="1.8" />
        <circle class="bt-motif-glint" cx="121" cy="56" r="1.8" />
        <path class="bt-motif-blank" d="M78 94h46" />
        <path class="bt-motif-drop" d="M133 66q6 9 0 12q-6-3 0-12Z" />
      </g>
    </svg>
  );
}
