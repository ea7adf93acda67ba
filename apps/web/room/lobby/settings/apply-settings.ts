import type { Settings } from '../../../connection/http.ts';
import { send } from '../../send.ts';

/** Puts a whole set of settings to use; a refusal is told to the person. */
export async function applied({ platform, game }: Settings): Promise<boolean> {
  return (await send({ type: 'configure', platform: { ...platform }, game })).ok;
}
