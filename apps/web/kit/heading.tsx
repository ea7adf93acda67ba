import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Takes the focus when it appears, so that keyboards and screen readers follow the phase. */
export function PhaseHeading({
  children,
  class: extra,
}: {
  readonly children: ComponentChildren;
  readonly class?: string;
}): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.querySelector('dialog[open]') === null) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} class={extra}>
      {children}
    </h1>
  );
}
