import type { JSX } from 'preact';
import { Icon } from '../../kit/icon.tsx';
import { base } from '../../navigation.ts';
import { linkTo } from '../../route.ts';
import { Invite } from '../invite.tsx';
import { Qr } from '../qr.tsx';

/** The way in: code, picture, link, and how to put the table on a big screen. */
export function Door({ code }: { readonly code: string }): JSX.Element {
  return (
    <section class="card door" aria-label="Invite people">
      <div class="door-signs">
        <p class="door-words">
          <span class="door-label">Room code</span>
          <BigCode code={code} />
        </p>
        <Qr text={linkTo({ screen: 'room', code, stage: false }, base)} label="join this room" />
      </div>
      <Invite code={code} />
      <p class="door-hint small muted">
        <Icon name="screen" />
        <span>
          A television or laptop nearby? Open <bdi>{shortAddress()}</bdi> there, type the code and press “Show on this
          screen”.
        </span>
      </p>
    </section>
  );
}

/** Two lines of three, read as one. */
export function BigCode({ code }: { readonly code: string }): JSX.Element {
  return (
    <span class="big-code" translate={false}>
      <span>{code.slice(0, 3)}</span> <span>{code.slice(3)}</span>
    </span>
  );
}

/** The address as people type it. */
export function shortAddress(): string {
  const { host, pathname } = new URL(base);
  return `${host}${pathname === '/' ? '' : pathname}`;
}
