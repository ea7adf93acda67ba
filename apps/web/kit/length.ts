/** What a person would call characters: an emoji is one. */
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

export function lengthOf(text: string): number {
  return [...graphemes.segment(text)].length;
}

/** One line of at most `most` characters, as the answer box takes it while somebody types. */
export function clip(text: string, most: number): string {
  const line = text.replace(/[\r\n\u2028\u2029]+/g, ' ');
  let end = 0;
  let count = 0;
  for (const { index, segment } of graphemes.segment(line)) {
    if (count === most) break;
    end = index + segment.length;
    count += 1;
  }
  return line.slice(0, end);
}
