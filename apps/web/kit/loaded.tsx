import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from './button.tsx';

type Outcome<T> = { readonly key: string; readonly value: T } | { readonly key: string; readonly value: null };

export interface LoadedProps<T> {
  /** Another key loads again. */
  readonly what: string;
  readonly load: () => Promise<T>;
  readonly children: (value: T) => ComponentChildren;
  /** Shown until it is there; a line of text unless told otherwise. */
  readonly meanwhile?: ComponentChildren;
}

/** A part of the app that arrives when it is needed. */
export function Loaded<T>({ what, load, children, meanwhile }: LoadedProps<T>): JSX.Element {
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setOutcome({ key: what, value }),
      () => wanted && setOutcome({ key: what, value: null }),
    );
    return () => {
      wanted = false;
    };
  }, [what]);
  if (outcome === null || outcome.key !== what) {
    return meanwhile === undefined ? <p class="waiting muted">One moment…</p> : <>{meanwhile}</>;
  }
  if (outcome.value !== null) return <>{children(outcome.value)}</>;
  return (
    <div class="waiting stack">
      <p>This part of Alibi could not be loaded. Your seat is kept.</p>
      <Button kind="primary" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </div>
  );
}
