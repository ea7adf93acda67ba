import type { JSX } from 'preact';

/** Line drawings on a field of 24 by 24. */
const PATHS = {
  help: 'M9 9a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 1.8v.5M12 17.5v.01M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z',
  chat: 'M4 5h16v11H10l-4.5 4v-4H4Z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.4a3.4 3.4 0 0 1 0 6.2M18 14.4c2.1.8 3.5 2.8 3.5 5.6',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  close: 'M5 5l14 14M19 5 5 19',
  copy: 'M8 8h12v12H8ZM16 8V4H4v12h4',
  share: 'M12 15V3M7.5 7 12 2.5 16.5 7M5 12v8.5h14V12',
  crown: 'M3 18h18M4 15 3 6l5.5 4L12 4l3.5 6L21 6l-1 9Z',
  pause: 'M8 5v14M16 5v14',
  go: 'M7 4.5v15L19 12Z',
  wide: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  eye: 'M2 12c3-5 6.3-7 10-7s7 2 10 7c-3 5-6.3 7-10 7s-7-2-10-7ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  screen: 'M3 4.5h18v12H3ZM8 20.5h8M12 16.5v4',
  door: 'M6 21V3.5h11V21M3.5 21h17M13.5 12v1',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4.5 12.5 10 18 19.5 6.5',
  lock: 'M6 11h12v9.5H6ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  veil: 'M2 12c3-5 6.3-7 10-7s7 2 10 7c-3 5-6.3 7-10 7s-7-2-10-7ZM4 20 20 4',
  file: 'M6 2.5h8l4.5 4.5v14.5H6ZM14 2.5V7h4.5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
