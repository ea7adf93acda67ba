import { randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '@alibi/protocol';

/** Letter runs nobody wants to read aloud in company. */
const OFFENSIVE = [
  'ASS',
  'FUK',
  'FCK',
  'FUC',
  'CUM',
  'DCK',
  'SEX',
  'TTT',
  'KKK',
  'NGR',
  'NAZ',
  'FAG',
  'CNT',
  'TWAT',
  'SHT',
  'WTF',
  'XXX',
  'SUCK',
  'SLUT',
  'RAPE',
  'PUSS',
  'ANUS',
  'DAMN',
];

/** CM-1: from a cryptographic source, free, and fit to be read aloud. */
export function newCode(isTaken: (code: string) => boolean): string {
  for (;;) {
    let code = '';
    for (let index = 0; index < CODE_LENGTH; index++) code += CODE_ALPHABET[randomInt(CODE_ALPHABET.length)] ?? '';
    if (!isTaken(code) && !OFFENSIVE.some((word) => code.includes(word))) return code;
  }
}
