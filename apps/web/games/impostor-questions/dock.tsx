import type { ComponentChildren, JSX } from 'preact';

/** Thumb height: the one thing to press stays in reach. */
export function Dock({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <div class="iq-dock">{children}</div>;
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
