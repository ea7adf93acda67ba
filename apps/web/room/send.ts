import type { Answer } from '@alibi/client';
import type { Act } from '@alibi/protocol';
import { act, play } from '../connection/room-link.ts';
import { sayRefusal } from '../connection/refusals.ts';
import { tellRefusal } from '../kit/toast.tsx';

/** Sends an act; a refusal is told to the person. */
export async function send(what: Act): Promise<Answer> {
  return told(await act(what));
}

/** Sends a game command for the phase on the screen. */
export async function sendPlay(command: string, payload: unknown): Promise<Answer> {
  return told(await play(command, payload));
}

function told(answer: Answer): Answer {
  if (!answer.ok) tellRefusal(sayRefusal(answer.code ?? 'INTERNAL_ERROR', answer.details));
  return answer;
}
