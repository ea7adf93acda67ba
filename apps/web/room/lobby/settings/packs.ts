/** The packs there are to choose from: those of the server, and those that somebody brought along. */
export interface Shelves {
  readonly house: readonly string[];
  readonly own: readonly string[];
}

/** Whether a pack is in play. Nothing chosen stands for everything the house has, and for nothing else. */
export function inPlay({ house }: Shelves, chosen: readonly string[], id: string): boolean {
  return chosen.length === 0 ? house.includes(id) : chosen.includes(id);
}

/** What is chosen and on neither shelf: brought along by somebody else, or gone. */
export function strangers({ house, own }: Shelves, chosen: readonly string[]): readonly string[] {
  return chosen.filter((id) => !house.includes(id) && !own.includes(id));
}

/** The packs chosen after one was checked or unchecked; the last one stays. */
export function toggled(shelves: Shelves, chosen: readonly string[], id: string): readonly string[] {
  const all = [...shelves.house, ...shelves.own, ...strangers(shelves, chosen)];
  const next = all.filter((other) => inPlay(shelves, chosen, other) !== (other === id));
  return next.length === 0 ? chosen : short(shelves, next);
}

/** Everything of the house checked, whatever else was chosen. */
export function withHouse(shelves: Shelves, chosen: readonly string[]): readonly string[] {
  const others = chosen.filter((id) => !shelves.house.includes(id));
  return short(shelves, [...shelves.house, ...others]);
}

function short({ house }: Shelves, chosen: readonly string[]): readonly string[] {
  const isHouse = chosen.length === house.length && house.every((id) => chosen.includes(id));
  return isHouse ? [] : chosen;
}
