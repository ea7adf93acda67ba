/** The packs chosen after one was checked or unchecked. Empty stands for all, so the last one cannot be unchecked. */
export function toggled(all: readonly string[], chosen: readonly string[], id: string): readonly string[] {
  const now = chosen.length === 0 ? all : all.filter((other) => chosen.includes(other));
  const next = now.includes(id)
    ? now.filter((other) => other !== id)
    : all.filter((other) => other === id || now.includes(other));
  if (next.length === 0) return chosen;
  return next.length === all.length ? [] : next;
}
