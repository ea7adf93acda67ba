import { preferences } from './preferences.ts';

export type Sound = 'tap' | 'in' | 'reveal' | 'win' | 'tick' | 'join';

interface Note {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds after the start. */
  readonly at: number;
  readonly lasts: number;
  readonly wave: OscillatorType;
  readonly loudness: number;
}

const note = (pitch: number, at: number, lasts: number, loudness = 1, wave: OscillatorType = 'sine'): Note => ({
  pitch,
  at,
  lasts,
  loudness,
  wave,
});

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  tap: [note(520, 0, 0.05, 0.35, 'triangle')],
  in: [note(440, 0, 0.1, 0.6), note(660, 0.07, 0.16, 0.6)],
  reveal: [
    note(330, 0, 0.4, 0.5, 'triangle'),
    note(415, 0.09, 0.4, 0.5, 'triangle'),
    note(494, 0.18, 0.5, 0.6, 'triangle'),
  ],
  win: [note(523, 0, 0.2), note(659, 0.14, 0.2), note(784, 0.28, 0.2), note(1047, 0.42, 0.6, 0.9)],
  tick: [note(880, 0, 0.04, 0.3, 'square')],
  join: [note(587, 0, 0.12, 0.5), note(784, 0.09, 0.2, 0.5)],
};

let context: AudioContext | null = null;

/** Synthesised, so nothing is loaded. Silent where sound is off or the page has not been touched yet. */
export function play(sound: Sound): void {
  const { muted, volume } = preferences.value;
  if (muted || volume === 0 || document.hidden || !isTouched()) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const each of SOUNDS[sound]) sing(context, each, volume);
  } catch {
    return;
  }
}

function sing(audio: AudioContext, { pitch, at, lasts, wave, loudness }: Note, volume: number): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const level = audio.createGain();
  tone.type = wave;
  tone.frequency.value = pitch;
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(Math.max(0.0002, 0.22 * loudness * volume), start + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(level).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.02);
}

/** Older browsers do not say; they stay silent by themselves. */
function isTouched(): boolean {
  const activation = navigator.userActivation as UserActivation | undefined;
  return activation?.hasBeenActive ?? true;
}
