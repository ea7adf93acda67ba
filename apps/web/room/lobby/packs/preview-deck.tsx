import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Authoring } from '../../../games/screen.ts';
import { Button } from '../../../kit/button.tsx';

/** The items one by one, as they will lie on a phone. */
export function PreviewDeck({
  items,
  authoring: { Preview },
}: {
  readonly items: readonly object[];
  readonly authoring: Authoring;
}): JSX.Element | null {
  const [place, setPlace] = useState(0);
  const item = items[Math.min(place, items.length - 1)];
  if (item === undefined) return null;
  const by = (step: number): void => setPlace((place + step + items.length) % items.length);
  return (
    <div class="stack-s">
      <p class="field-hint" role="status">
        As it will look on a phone: {Math.min(place, items.length - 1) + 1} of {items.length}
      </p>
      <Preview item={item} />
      {items.length > 1 && (
        <div class="row">
          <Button class="grow" onClick={() => by(-1)}>
            One back
          </Button>
          <Button class="grow" onClick={() => by(1)}>
            Next one
          </Button>
        </div>
      )}
    </div>
  );
}
