import type { Reveal } from '@alibi/games/bluff-trivia/types';
import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { Names, People } from './people.tsx';
import type { Staging } from './staging.ts';

interface UnmaskedProps {
  readonly seen: Seen;
  readonly staging: Staging;
  readonly everybodyKnew: boolean;
}

/** The lies: first those nobody believed, then the others up to the best. */
export function Unmasked({ seen, staging, everybodyKnew }: UnmaskedProps): JSX.Element {
  const { quiet, bluffs } = staging.unmasking;
  return (
    <section class="bt-unmasked" aria-label="Lies">
      {everybodyKnew && <p class="bt-note">Everybody knew it. Nobody left to fool!</p>}
      {!everybodyKnew && bluffs.length === 0 && <p class="bt-note">Nobody fell for anything. Sharp eyes!</p>}
      <ol class="bt-bluffs">
        {bluffs.map(({ id, text, authors, fooled }, index) => (
          <li key={id} class="bt-bluff bt-staged" style={staging.bluffs[index]}>
            <p class="bt-lie" dir="auto">
              {text}
            </p>
            <p class="bt-who">
              {authors.length === 0 ? <span class="bt-house">A house lie</span> : <People seen={seen} ids={authors} />}
              <span class="bt-verb"> fooled </span>
              <span class="bt-fooled">
                <People seen={seen} ids={fooled} />
              </span>
            </p>
          </li>
        ))}
      </ol>
      {quiet.length > 0 && (
        <p class="bt-quiet">
          Fooled nobody:{' '}
          {quiet.map(({ id, text, authors }, index) => (
            <span key={id}>
              {index > 0 && ' · '}
              <bdi>{text}</bdi> ({authors.length === 0 ? 'the house' : <Names seen={seen} ids={authors} />})
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

interface TruthProps {
  readonly seen: Seen;
  readonly reveal: Reveal;
  readonly staging: Staging;
}

export function Truth({ seen, reveal, staging }: TruthProps): JSX.Element {
  const { knew, answer, fact, source } = reveal;
  const found = staging.unmasking.found.filter((id) => !knew.includes(id));
  return (
    <section class="card bt-truth" style={staging.truth} aria-label="The truth">
      <p class="bt-truth-label">The truth</p>
      <p class="bt-truth-answer">
        <bdi>{answer}</bdi>
      </p>
      {knew.length > 0 && (
        <p class="bt-who">
          <span class="bt-verb">Known by </span>
          <People seen={seen} ids={knew} />
        </p>
      )}
      {found.length > 0 && (
        <p class="bt-who">
          <span class="bt-verb">Found by </span>
          <People seen={seen} ids={found} />
        </p>
      )}
      {knew.length + found.length === 0 && <p class="bt-verb">Nobody found it. What a table of liars!</p>}
      <p class="bt-fact">{fact}</p>
      <p class="bt-source">Source: {source}</p>
    </section>
  );
}
