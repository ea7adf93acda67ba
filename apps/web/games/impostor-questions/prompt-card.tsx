import type { Board, Hand, Settings } from '@alibi/games/impostor-questions/types';
import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { HoldCard } from '../../kit/hold-card.tsx';
import type { HoldCardProps } from '../../kit/hold-card.tsx';
import { settingsOf } from './people.tsx';
import { ROLE_WORDS } from './role-words.ts';
import { TARGETS } from './target-words.ts';

interface PromptCardProps {
  readonly seen: Seen;
  readonly board: Board;
  readonly hand: Hand | null;
}

/** What I was asked and what I am, under a cover. The same card for every role; who watches has none. */
export function PromptCard({ seen, board, hand }: PromptCardProps): JSX.Element | null {
  if (hand === null || (hand.prompts === undefined && hand.pair === undefined)) return null;
  const size = sizeOf(settingsOf(seen), hand.pair !== undefined);
  return (
    <HoldCard label={labelOf(settingsOf(seen), board, hand)} size={size}>
      {() => <Secret hand={hand} />}
    </HoldCard>
  );
}

function Secret({ hand: { prompts = [], pair, role } }: { readonly hand: Hand }): JSX.Element {
  return (
    <>
      {prompts.map((text) => (
        <Prompt key={text} text={text} crowded={prompts.length > 1} />
      ))}
      {pair !== undefined &&
        [pair.promptA, pair.promptB].map(({ text, target }) => (
          <div key={text}>
            <p class="muted small">{TARGETS[target].whole}</p>
            <Prompt text={text} crowded />
          </div>
        ))}
      {role !== undefined && <p class="iq-role">{ROLE_WORDS[role]}</p>}
    </>
  );
}

/** Long questions are set smaller, so that the card need not grow. */
function Prompt({ text, crowded }: { readonly text: string; readonly crowded: boolean }): JSX.Element {
  const long = crowded || text.length > 90;
  return (
    <p class={`iq-prompt ${long ? 'iq-prompt-long' : ''} ${text.length > 160 ? 'iq-prompt-longest' : ''}`} dir="auto">
      {text}
    </p>
  );
}

/** By what everybody knows: the settings, and who sits out. */
function sizeOf({ promptDelivery }: Settings, author: boolean): HoldCardProps['size'] {
  return author || promptDelivery === 'all-permitted' ? 'tall' : 'usual';
}

function labelOf({ selfRoleFrom }: Settings, { question, result }: Board, hand: Hand): string {
  if (hand.pair !== undefined) return 'Your own pair';
  const known = selfRoleFrom === 'prompt' || (selfRoleFrom === 'reveal' && question !== null) || result !== null;
  return known ? 'Your question and role' : 'Your question';
}
