import type { JSX } from 'preact';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { base } from '../../navigation.ts';
import { groupCode, linkTo } from '../../route.ts';
import { Invite } from '../invite.tsx';
import { Qr } from '../qr.tsx';

/** The way in for friends: one tap away on every screen of the room. */
export function InviteSheet({ code, onClose }: { readonly code: string; readonly onClose: () => void }): JSX.Element {
  const stage = linkTo({ screen: 'room', code, stage: true }, base);
  return (
    <Sheet title="Invite" onClose={onClose}>
      <p class="invite-code">{groupCode(code)}</p>
      <Qr text={linkTo({ screen: 'room', code, stage: false }, base)} label={`Join room ${groupCode(code)}`} />
      <Invite code={code} />
      <section class="sheet-section">
        <h3>A shared screen</h3>
        <p>Open the room on a television or laptop: it shows the table and never a secret.</p>
        <Button onClick={() => open(stage, '_blank', 'noopener')}>
          <Icon name="screen" /> Open the shared screen
        </Button>
      </section>
    </Sheet>
  );
}
