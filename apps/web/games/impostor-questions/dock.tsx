import type { ComponentChildren, JSX } from 'preact';

/** Thumb height: the one thing to press stays in reach, what is rarely needed stands above it. */
export function Dock({
  children,
  more,
}: {
  readonly children: ComponentChildren;
  readonly more?: ComponentChildren;
}): JSX.Element {
  return (
    <>
      {more}
      <div class="iq-dock">{children}</div>
    </>
  );
}

/** What stands in the place of the button where there is nothing to press. */
export function Waiting({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="iq-waiting">
      <h2>{title}</h2>
      <p class="muted">{children}</p>
    </div>
  );
}
