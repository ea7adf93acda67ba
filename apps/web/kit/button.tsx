import type { ButtonHTMLAttributes, JSX } from 'preact';
import { play } from './sound.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes, 'class' | 'onClick' | 'type'> {
  /** `primary`: the one thing to press now. */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger' | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  readonly class?: string | undefined;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
}

export function Button({
  kind = 'plain',
  type = 'button',
  class: extra,
  onClick,
  children,
  ...rest
}: ButtonProps): JSX.Element {
  const press = (event: MouseEvent): void => {
    play('tap');
    onClick?.(event);
  };
  return (
    <button {...rest} type={type} class={`button button-${kind} ${extra ?? ''}`} onClick={press}>
      {children}
    </button>
  );
}
