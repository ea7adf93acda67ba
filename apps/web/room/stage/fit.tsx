import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const SMALLEST = 0.55;
/** Screens that are held in a hand may scroll; the same words stand in stage.css. */
const HAND = '(max-width: 50rem), (max-aspect-ratio: 1 / 1)';

interface FitProps {
  readonly class: string;
  readonly children: ComponentChildren;
}

/** Nobody scrolls a television: what does not fit is drawn smaller until it does. */
export function Fit({ class: extra, children }: FitProps): JSX.Element {
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [frame, content] = [outer.current, inner.current];
    if (frame === null || content === null) return;
    const fit = (): void => {
      content.style.removeProperty('zoom');
      if (matchMedia(HAND).matches) return;
      const share = frame.clientHeight / content.scrollHeight;
      if (share < 1) content.style.setProperty('zoom', String(Math.max(SMALLEST, Math.floor(share * 100) / 100)));
    };
    const watch = new ResizeObserver(fit);
    watch.observe(frame);
    watch.observe(content);
    const read = new MutationObserver(fit);
    read.observe(content, { childList: true, characterData: true, subtree: true });
    return () => {
      watch.disconnect();
      read.disconnect();
    };
  }, []);
  return (
    <div ref={outer} class="fit">
      <div ref={inner} class={`fit-content ${extra}`}>
        {children}
      </div>
    </div>
  );
}
