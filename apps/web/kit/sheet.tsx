import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import './sheet.css';

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A modal sheet: from below on a phone, in the middle elsewhere. Escape and the backdrop close it, focus returns. */
export function Sheet({ title, onClose, children }: SheetProps): JSX.Element {
  const dialog = useModal();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id={id}>{title}</h2>
          <Button kind="quiet" class="button-icon" aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

export interface ConfirmProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly yes: string;
  readonly no?: string | undefined;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** For what cannot be taken back. */
export function Confirm({ title, children, yes, no = 'Cancel', onYes, onNo }: ConfirmProps): JSX.Element {
  const dialog = useModal();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      class="sheet sheet-ask"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={onNo}
    >
      <div class="sheet-body">
        <h2 id={id}>{title}</h2>
        <div id={`${id}-text`} class="stack">
          {children}
        </div>
        <div class="row">
          <Button class="grow" onClick={() => dialog.current?.close()}>
            {no}
          </Button>
          <Button kind="danger" class="grow" onClick={onYes}>
            {yes}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

function useModal(): { current: HTMLDialogElement | null } {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = dialog.current;
    const before = document.activeElement;
    if (node !== null && !node.open) node.showModal();
    return () => {
      // What it was opened from may be gone by now; the heading of what came instead is there.
      const back = before?.isConnected === true ? before : document.querySelector('main h1');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
