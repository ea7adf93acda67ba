import { announceNow } from './announce.ts';
import { vibrate } from './preferences.ts';

/**
 * In words and as a short buzz. A game calls it for everybody at the table alike, whatever their secrets: a phone that stays
 * still while its neighbours buzz has said something.
 */
export function yourTurn(words: string): void {
  announceNow(`Your turn. ${words}`);
  vibrate(40);
}
