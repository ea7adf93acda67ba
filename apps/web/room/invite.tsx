import type { JSX } from 'preact';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { tell, tellRefusal } from '../kit/toast.tsx';
import { base } from '../navigation.ts';
import { groupCode, linkTo } from '../route.ts';

/** Copy and share. */
export function Invite({ code }: { readonly code: string }): JSX.Element {
  const link = linkTo({ screen: 'room', code, stage: false }, base);
  const canShare = typeof navigator.share === 'function';
  return (
    <div class="row">
      <Button class="grow" onClick={() => void copy(link)}>
        <Icon name="copy" /> Copy link
      </Button>
      {canShare && (
        <Button class="grow" onClick={() => void share(link, code)}>
          <Icon name="share" /> Share
        </Button>
      )}
    </div>
  );
}

async function copy(link: string): Promise<void> {
  if (await copied(link)) tell('Link copied.');
  else tellRefusal(`The link could not be copied. It is ${link}`);
}

/** The clipboard needs a secure context; the old way does not. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'visually-hidden';
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}

async function share(link: string, code: string): Promise<void> {
  try {
    await navigator.share({ title: 'Alibi', text: `Join my room ${groupCode(code)}`, url: link });
  } catch {
    return;
  }
}
