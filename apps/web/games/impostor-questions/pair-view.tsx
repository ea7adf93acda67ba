import type { Prompt, WrittenPair } from '@alibi/games/impostor-questions/types';
import type { JSX } from 'preact';
import { Card } from '../../kit/card.tsx';
import { TARGETS } from './target-words.ts';
import './write-form.css';

/** A pair in the list of its author. */
export function PairLines({ item }: { readonly item: object }): JSX.Element {
  const { promptA, promptB } = item as WrittenPair;
  return (
    <dl class="pair-lines">
      <Line prompt={promptA} />
      <Line prompt={promptB} />
    </dl>
  );
}

function Line({ prompt: { text, target } }: { readonly prompt: Prompt }): JSX.Element {
  return (
    <div>
      <dt class="muted small">{TARGETS[target].short}</dt>
      <dd dir="auto">{text}</dd>
    </div>
  );
}

/** The two questions as they will lie on phones. */
export function PairPreview({ item }: { readonly item: object }): JSX.Element {
  const { promptA, promptB } = item as WrittenPair;
  return (
    <div class="pair-preview">
      {[promptA, promptB].map(({ text, target }, index) => (
        <Card key={index} as="figure">
          <figcaption class="muted small">{TARGETS[target].whole}</figcaption>
          <p class="pair-question" dir="auto">
            {text}
          </p>
        </Card>
      ))}
    </div>
  );
}
