import type { JSX } from 'preact';
import { STANDING_WORDS } from './standing.ts';
import type { Standing } from './standing.ts';

/** For those who have nothing to do in this round. */
export function Aside({ standing }: { readonly standing: Exclude<Standing, 'active'> }): JSX.Element {
  const { title, text } = STANDING_WORDS[standing];
  return (
    <section class="iq-aside">
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}
