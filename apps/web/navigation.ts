import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { linkTo, routeOf } from './route.ts';
import type { Route } from './route.ts';

/** The folder the app lies in. */
export const base: string = new URL('.', document.baseURI).href;

export const route: Signal<Route> = signal(routeOf(location.href, base));

export function go(to: Route): void {
  history.pushState(null, '', linkTo(to, base));
  route.value = to;
  scrollTo(0, 0);
}

/** While set, going back asks this first; false keeps the person where they are. */
let guard: (() => boolean) | null = null;

export function guardBack(ask: () => boolean): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = null;
  };
}

export function followHistory(): void {
  addEventListener('popstate', () => {
    if (guard !== null && !guard()) {
      history.pushState(null, '', linkTo(route.value, base));
      return;
    }
    route.value = routeOf(location.href, base);
  });
}
