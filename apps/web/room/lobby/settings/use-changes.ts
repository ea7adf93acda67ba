import type { Seen } from '@alibi/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { send } from '../../send.ts';
import { flat, nested } from './platform-form.ts';

export type Part = 'platform' | 'game';
type Values = Readonly<Record<string, unknown>>;

/** A stepper is pressed several times in a row; the others need to see only where it came to rest. */
const REST = 350;
/** The frame with a change may come a little after the answer to it. */
const FRAME = 400;

export interface Changes {
  /** The values as they stand, with what was just changed here. */
  readonly values: Readonly<Record<Part, Values>>;
  change(part: Part, key: string, value: unknown, when: 'now' | 'soon'): void;
}

const NOTHING: Readonly<Record<Part, Values>> = { platform: {}, game: {} };

/** Sends changes as they are made and shows them at once. A refused one falls back to what stands. */
export function useChanges({ room }: Seen): Changes {
  const [shown, setShown] = useState(NOTHING);
  const unsent = useRef(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const forget = (sent: Readonly<Record<Part, Values>>): void => {
    setShown((now) => ({ platform: without(now.platform, sent.platform), game: without(now.game, sent.game) }));
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer.current);
    const sent = unsent.current;
    unsent.current = NOTHING;
    const platform = nested(sent.platform);
    const act = { ...unlessEmpty('platform', platform), ...unlessEmpty('game', sent.game) };
    if (Object.keys(act).length === 0) return;
    const answer = await send({ type: 'configure', ...act });
    if (answer.ok) setTimeout(() => forget(sent), FRAME);
    else forget(sent);
  };
  const latest = useRef(flush);
  latest.current = flush;
  useEffect(() => () => void latest.current(), []);

  return {
    values: {
      platform: { ...flat({ ...room.settings.platform }), ...shown.platform },
      game: { ...room.settings.game, ...shown.game },
    },
    change(part, key, value, when) {
      const including = (all: Readonly<Record<Part, Values>>) => ({ ...all, [part]: { ...all[part], [key]: value } });
      setShown(including);
      unsent.current = including(unsent.current);
      clearTimeout(timer.current);
      if (when === 'now') void flush();
      else timer.current = setTimeout(() => void latest.current(), REST);
    },
  };
}

/** What was sent and has not been changed again since. */
function without(values: Values, sent: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => !(key in sent && sent[key] === value)));
}

function unlessEmpty<K extends Part>(key: K, values: Values): Partial<Record<K, Values>> {
  return Object.keys(values).length === 0 ? {} : ({ [key]: values } as Record<K, Values>);
}
