import type { Board, Result } from '@alibi/games/impostor-questions/types';

/** Names joined as in a sentence, with "you" for the viewer. */
type Names = (ids: readonly string[]) => string;

const opening = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const verb = (ids: readonly string[], you: string): 'is' | 'are' => (ids.length === 1 && ids[0] !== you ? 'is' : 'are');
const past = (ids: readonly string[], you: string): 'was' | 'were' => (verb(ids, you) === 'is' ? 'was' : 'were');

/** First who is out; it says nothing about the roles yet. */
export function outWords({ out }: Pick<Result, 'out'>, you: string, names: Names): string {
  if (out === null) return 'Nobody is voted out';
  return `${opening(names([out]))} ${verb([out], you)} voted out`;
}

/** Then what that meant. */
export function roleWords({ out, impostors }: Pick<Result, 'out' | 'impostors'>, you: string, names: Names): string {
  if (impostors.length === 0) return 'There was no impostor at all!';
  const caught = out !== null && impostors.includes(out);
  const free = impostors.filter((id) => id !== out);
  if (caught && free.length === 0) return out === you ? '… and you were the impostor.' : '… and was the impostor!';
  if (caught)
    return `… and ${out === you ? 'were' : 'was'} an impostor! But ${names(free)} ${past(free, you)} one too.`;
  const who = `${free.length > 1 ? 'The impostors were' : 'The impostor was'} ${names(free)}.`;
  return out === null ? who : `… and ${out === you ? 'were' : 'was'} not the impostor. ${who}`;
}

/** What this round brought the viewer; null for those who did not play it to the end. */
export function gainWords({ gained }: Pick<Result, 'gained'>, you: string): string | null {
  const points = gained[you];
  if (points === undefined) return null;
  if (points === 0) return 'No points for you this round.';
  return `${signed(points)} for you`;
}

/** With a real minus sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

export function total(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export interface Line {
  readonly id: string;
  readonly impostor: boolean;
  readonly out: boolean;
  readonly text: string | null;
  /** Who voted for them, in seat order. */
  readonly voters: readonly string[];
  /** Null: did not play to the end. */
  readonly gained: number | null;
}

/** Everybody of the round: most votes first, then in seat order. */
export function linesOf(
  { active, withdrawn, answers }: Pick<Board, 'active' | 'withdrawn' | 'answers'>,
  result: Result,
): readonly Line[] {
  const of = (id: string): Line => ({
    id,
    impostor: result.impostors.includes(id),
    out: result.out === id,
    text: answers.find(({ player }) => player === id)?.text ?? null,
    voters: active.filter((voter) => result.votes[voter] === id),
    gained: result.gained[id] ?? null,
  });
  const lines = [...active, ...withdrawn].map(of);
  return lines.sort((one, other) => Number(other.out) - Number(one.out) || other.voters.length - one.voters.length);
}
