import { h } from 'preact';
import type { ComponentChildren, JSX } from 'preact';

export interface CardProps {
  readonly children: ComponentChildren;
  readonly class?: string | undefined;
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'figure' | 'form' | undefined;
}

/** Warm paper. */
export function Card({ children, class: extra, as = 'div' }: CardProps): JSX.Element {
  return h(as, { class: `card ${extra ?? ''}` }, children);
}
