/** Eight shapes in a field of 100 by 100, each recognisable without its colour. */
const SHAPES: readonly { readonly name: string; readonly path: string }[] = [
  { name: 'circle', path: 'M50 6a44 44 0 1 0 0 88a44 44 0 1 0 0-88Z' },
  { name: 'square', path: 'M12 12h76v76h-76Z' },
  { name: 'triangle', path: 'M50 4 97 90H3Z' },
  { name: 'diamond', path: 'M50 2 98 50 50 98 2 50Z' },
  { name: 'pentagon', path: 'M50 4 96 38 79 94H21L4 38Z' },
  { name: 'hexagon', path: 'M27 8h46l24 42-24 42H27L3 50Z' },
  { name: 'star', path: 'M50 2 64 30l32 5-23 23 6 33-29-15-29 15 6-33L4 35l32-5Z' },
  { name: 'cross', path: 'M32 5h36v27h27v36H68v27H32V68H5V32h27Z' },
];

export interface SeatLook {
  /** 0 to 7, an Okabe-Ito colour. */
  readonly colour: number;
  readonly shape: string;
  readonly path: string;
}

/** Seat 9 has the colour of seat 1 and another shape, and so on: sixty-four seats before two look alike but for the number. */
export function lookOf(seat: number): SeatLook {
  const place = Math.max(0, seat - 1);
  const colour = place % 8;
  const shape = SHAPES[(place + Math.floor(place / 8)) % 8] ?? { name: 'circle', path: '' };
  return { colour, shape: shape.name, path: shape.path };
}
