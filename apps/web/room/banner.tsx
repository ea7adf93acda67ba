import type { ComponentChildren, JSX } from 'preact';

export interface BannerProps {
  readonly children: ComponentChildren;
  readonly action?: ComponentChildren;
  readonly urgent?: boolean | undefined;
}

export function Banner({ children, action, urgent = false }: BannerProps): JSX.Element {
  return (
    <section class={`banner ${urgent ? 'banner-urgent' : ''}`}>
      <div class="banner-words">{children}</div>
      {action}
    </section>
  );
}
