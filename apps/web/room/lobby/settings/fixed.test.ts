import { describe, expect, it } from 'vitest';
import { platform } from '../../../testing/fixture.ts';
import { fixedReasons, withoutFixed } from './fixed.ts';
import { fieldsOf } from './form-model.ts';

const WHY = 'The questions are dealt.';
const fields = fieldsOf(
  {
    properties: {
      packs: { type: 'array', items: { type: 'string' } },
      rating: { enum: ['everyone', 'adult'] },
      rounds: { type: 'integer', minimum: 5, maximum: 30 },
    },
  },
  {
    packs: { label: 'Packs', group: 'plain', fixedInMatch: WHY },
    rating: { label: 'Suits', group: 'plain', fixedInMatch: WHY },
  },
);

describe('[IQ-Q36] settings during a match', () => {
  it('what stands still is named together with its reason', () => {
    expect(fixedReasons(fields)).toEqual([{ reason: WHY, labels: ['Packs', 'Suits'] }]);
  });

  it('a preset changes everything but the pool', () => {
    const preset = { platform, game: { packs: ['food'], rating: 'adult', rounds: 5 } };
    const now = { platform, game: { packs: [], rating: 'everyone', rounds: 10 } };
    expect(withoutFixed(preset, now, fields).game).toEqual({ packs: [], rating: 'everyone', rounds: 5 });
  });
});
