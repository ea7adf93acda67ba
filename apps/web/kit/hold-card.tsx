import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import './hold-card.css';

/** How long a card stays open that was opened by a press, in milliseconds. */
export const COVERS_AFTER = 4_000;

export interface HoldCardProps {
  /** What is on the card, in words that say nothing about it: "Your question". */
  readonly label: string;
  /** `tall` for long or several texts. The room it takes never depends on what is on it. */
  readonly size?: 'usual' | 'tall' | undefined;
  /** Drawn only while somebody looks; nothing of it is on the page before and after. */
  readonly children: () => ComponentChildren;
}

/**
 * A secret among neighbours: there while a finger is on it, covered the moment it is not. Who cannot hold presses the button
 * instead, and the card covers itself. Covered or not, and whatever is on it, it takes the same room and gives the same light.
 */
export function HoldCard({ label, size = 'usual', children }: HoldCardProps): JSX.Element {
  const [open, setOpen] = useState<'held' | 'pressed' | null>(null);
  const id = useId();
  const secret = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (open === null) return;
    const cover = (): void => setOpen(null);
    return coveredBy(open, cover);
  }, [open]);

  // Only after a press: the words are read where the focus is, and the focus goes back when they are gone.
  useEffect(() => {
    if (open !== 'pressed') return;
    const back = button.current?.querySelector('button') ?? null;
    secret.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body || document.activeElement === secret.current)
        back?.focus({ preventScroll: true });
    };
  }, [open]);

  return (
    <section class={`card hold hold-${size}`} aria-labelledby={id}>
      <div class="hold-head">
        <h2 id={id} class="hold-label">
          {label}
        </h2>
        <span ref={button} class="hold-press">
          <Button
            kind="quiet"
            aria-expanded={open !== null}
            onClick={() => setOpen(open === null ? 'pressed' : null)}
            title="For those who cannot hold: it covers itself again"
          >
            <Icon name={open === null ? 'eye' : 'veil'} />
            <span class="hold-words">
              <span class={open === null ? '' : 'hold-unsaid'}>Show for 4 s</span>
              <span class={open === null ? 'hold-unsaid' : ''}>Cover</span>
            </span>
          </Button>
        </span>
      </div>
      <div
        class="hold-face"
        onPointerDown={(event) => {
          if (event.button === 0) setOpen('held');
        }}
        // A box that somebody types in keeps the focus, and a phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onContextMenu={(event) => event.preventDefault()}
      >
        {open === null ? (
          <p class="hold-cover" aria-hidden="true">
            <Icon name="veil" />
            Hold to look
          </p>
        ) : (
          <div ref={secret} class="hold-secret" tabIndex={-1}>
            {children()}
          </div>
        )}
      </div>
    </section>
  );
}

/** Everything that covers the card, whoever else is looking. */
function coveredBy(how: 'held' | 'pressed', cover: () => void): () => void {
  const timer = how === 'pressed' ? setTimeout(cover, COVERS_AFTER) : undefined;
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') cover();
  };
  const types = ['blur', 'pagehide', 'orientationchange', ...(how === 'held' ? ['pointerup', 'pointercancel'] : [])];
  for (const type of types) addEventListener(type, cover);
  // Not every browser has it; those without send `orientationchange`.
  const turning = screen.orientation as ScreenOrientation | undefined;
  turning?.addEventListener('change', cover);
  document.addEventListener('visibilitychange', cover);
  document.addEventListener('keydown', escape);
  return () => {
    clearTimeout(timer);
    for (const type of types) removeEventListener(type, cover);
    turning?.removeEventListener('change', cover);
    document.removeEventListener('visibilitychange', cover);
    document.removeEventListener('keydown', escape);
  };
}
