import type { Settings } from '../../../connection/http.ts';
import type { Field } from './form-model.ts';

/** The settings that stand still during a match, together by their reason. */
export function fixedReasons(
  fields: readonly Field[],
): readonly { readonly reason: string; readonly labels: readonly string[] }[] {
  const reasons = new Map<string, string[]>();
  for (const { fixed, label } of fields) {
    if (fixed !== null) reasons.set(fixed, [...(reasons.get(fixed) ?? []), label]);
  }
  return [...reasons].map(([reason, labels]) => ({ reason, labels }));
}

/** A whole set of settings as it can be used during a match: what stands still stays as it is (IQ-Q36). */
export function withoutFixed(settings: Settings, now: Settings, fields: readonly Field[]): Settings {
  const still = fields.filter(({ fixed }) => fixed !== null).map(({ key }) => [key, now.game[key]] as const);
  return { ...settings, game: { ...settings.game, ...Object.fromEntries(still) } };
}
