import type { JSX } from 'preact';
import './motif.css';

/** A row of speech bubbles that all say the same, but for the one behind the mask. */
export function Motif(): JSX.Element {
  return (
    <svg class="iq-motif" viewBox="0 0 200 140" aria-hidden="true" focusable="false">
      <g class="iq-motif-crew">
        <path d="M16 34q0-14 14-14h30q14 0 14 14v16q0 14-14 14H46l-12 14 1-14h-5q-14 0-14-14Z" />
        <path d="M126 34q0-14 14-14h30q14 0 14 14v16q0 14-14 14h-5l1 14-12-14h-14q-14 0-14-14Z" />
      </g>
      <path class="iq-motif-mark" d="M39 35q0-7 7-7t7 6.500q0 4.500-7 7.500v3M46 52v.5" />
      <path class="iq-motif-mark" d="M147 35q0-7 7-7t7 6.500q0 4.500-7 7.500v3M154 52v.5" />
      <g class="iq-motif-odd">
        <path d="M58 66q0-16 16-16h52q16 0 16 16v36q0 16-16 16h-14l-12 15-12-15H74q-16 0-16-16Z" />
        <path class="iq-motif-mask" d="M68 76q16-7 32 1q16-8 32-1q2 24-15 25q-10 0-17-11q-7 11-17 11q-17-1-15-25Z" />
        <path class="iq-motif-eye" d="M77 84q7-5 14 1q-7 6-14-1ZM123 84q-7-5-14 1q7 6 14-1Z" />
      </g>
    </svg>
  );
}
