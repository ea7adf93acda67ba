import { parseCode } from '@alibi/protocol';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'room'; readonly code: string; readonly stage: boolean }
  /** An address that is no room code. */
  | { readonly screen: 'lost'; readonly text: string };

/** Where an address leads, seen from the folder the app lies in. */
export function routeOf(address: string, base: string): Route {
  const url = new URL(address);
  const folder = new URL(base).pathname;
  const rest = url.pathname.startsWith(folder) ? url.pathname.slice(folder.length) : '';
  if (rest === '' || rest === 'index.html') return { screen: 'home' };
  const text = decode(rest);
  const code = parseCode(text);
  return code === null ? { screen: 'lost', text } : { screen: 'room', code, stage: url.searchParams.has('stage') };
}

export function linkTo(route: Route, base: string): string {
  if (route.screen !== 'room') return base;
  return new URL(`${route.code}${route.stage ? '?stage' : ''}`, base).href;
}

/** A code out of whatever a person typed or pasted: the code, a whole link, lower case, hyphens. Null: none in it. */
export function codeFrom(text: string): string | null {
  const trimmed = text.trim();
  const whole = parseCode(trimmed);
  if (whole !== null) return whole;
  try {
    const parts = new URL(trimmed).pathname.split('/').filter((part) => part !== '');
    return parseCode(decode(parts.at(-1) ?? ''));
  } catch {
    return null;
  }
}

/** "ABC234" read aloud and on screen as two groups. */
export function groupCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
