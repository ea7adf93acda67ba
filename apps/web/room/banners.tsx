import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { status, wake } from '../connection/room-link.ts';
import { announce } from '../kit/announce.ts';
import { Button } from '../kit/button.tsx';
import { Banner } from './banner.tsx';
import { HostBack } from './host-back.tsx';
import { HostGoneBanner } from './host-gone.tsx';
import { closingWords } from './notice-words.ts';
import { may, me } from './people.ts';
import { send } from './send.ts';
import { useSecondsUntil } from './use-seconds.ts';
import { whileAway } from './while-away.ts';

/** A short gap in the connection is not worth a word. */
const PATIENCE = 1_500;

/** Everything that is not as usual, each with its cause and what to do. */
export function Banners({ seen }: { readonly seen: Seen }): JSX.Element {
  const away = useAwayLines(seen);
  const stage = me(seen)?.kind === 'stage';
  return (
    <aside class="banners" aria-label="Notices">
      <LinkBanner kept={stage ? '' : 'Your seat is kept. '} />
      {seen.room.warning !== null && <ClosingBanner seen={seen} warning={seen.room.warning} />}
      {seen.room.hostGone !== null && seen.room.host !== seen.you.id && (
        <HostGoneBanner seen={seen} gone={seen.room.hostGone} />
      )}
      <HostBack seen={seen} />
      {!stage && away.lines.length > 0 && (
        <Banner action={<Button onClick={away.clear}>Thanks</Button>}>
          <strong>While you were away:</strong>
          {away.lines.map((line) => (
            <span key={line}> {line}</span>
          ))}
        </Banner>
      )}
    </aside>
  );
}

function LinkBanner({ kept }: { readonly kept: string }): JSX.Element | null {
  const broken = status.value === 'waiting' || status.value === 'connecting';
  const [shown, setShown] = useState(false);
  const offline = broken && !navigator.onLine;
  const cause = offline ? 'You are offline.' : 'The connection is lost.';
  useEffect(() => {
    if (!broken) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => {
      setShown(true);
      announce(`${cause} ${kept}Reconnecting.`);
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [broken]);
  if (!broken || !shown) return null;
  return (
    <Banner urgent action={<Button onClick={wake}>Try now</Button>}>
      {cause} {kept}Reconnecting…
    </Banner>
  );
}

interface ClosingBannerProps {
  readonly seen: Seen;
  readonly warning: NonNullable<Seen['room']['warning']>;
}

function ClosingBanner({ seen, warning }: ClosingBannerProps): JSX.Element {
  const left = useSecondsUntil(warning.closesAt) ?? 0;
  useEffect(() => announce(closingWords(warning, left)), []);
  const stay = may(seen, 'still_here') ? (
    <Button kind="primary" onClick={() => void send({ type: 'still_here' })}>
      Still here
    </Button>
  ) : null;
  return (
    <Banner urgent action={stay}>
      {closingWords(warning, left)}
    </Banner>
  );
}

/** Compares the last look before a gap in the connection with the first one after it. */
function useAwayLines(seen: Seen): { readonly lines: readonly string[]; readonly clear: () => void } {
  const [lines, setLines] = useState<readonly string[]>([]);
  const last = useRef(seen);
  const before = useRef<Seen | null>(null);
  const open = status.value === 'open';
  useEffect(() => {
    if (!open) {
      before.current ??= last.current;
      return;
    }
    last.current = seen;
    if (before.current === null) return;
    const news = whileAway(before.current, seen);
    before.current = null;
    setLines(news);
    if (news.length > 0) announce(`While you were away: ${news.join(' ')}`);
  }, [open, seen]);
  return { lines, clear: () => setLines([]) };
}
