import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from './announce.ts';
import './toast.css';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'fact' | 'refusal';
}

const STAYS: Readonly<Record<Toast['kind'], number>> = { fact: 5_000, refusal: 8_000 };
const MOST = 3;

const toasts: Signal<readonly Toast[]> = signal([]);
let next = 1;

/** Something happened. */
export function tell(text: string): void {
  show(text, 'fact');
}

/** Something did not work, and why. */
export function tellRefusal(text: string): void {
  show(text, 'refusal');
}

function show(text: string, kind: Toast['kind']): void {
  const toast: Toast = { id: next, text, kind };
  next += 1;
  const others = toasts.value.filter((other) => other.text !== text);
  toasts.value = [...others, toast].slice(-MOST);
  announce(text);
  setTimeout(() => {
    toasts.value = toasts.value.filter((other) => other.id !== toast.id);
  }, STAYS[kind]);
}

/** A popover, so that it also lies above open sheets. Screen readers get the live region instead. */
export function Toasts(): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const shown = toasts.value;
  useEffect(() => {
    const node = list.current;
    if (node === null || typeof node.showPopover !== 'function') return;
    if (node.matches(':popover-open')) node.hidePopover();
    if (shown.length > 0) node.showPopover();
  }, [shown]);
  return (
    <ul ref={list} class="toasts" popover="manual" aria-hidden="true">
      {shown.map((toast) => (
        <li key={toast.id} class={`toast toast-${toast.kind}`}>
          {toast.text}
        </li>
      ))}
    </ul>
  );
}
