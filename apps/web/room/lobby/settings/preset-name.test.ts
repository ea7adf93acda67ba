import { describe, expect, it } from 'vitest';
import { nameProblem } from './preset-name.ts';

describe('[IQ-Q37] names of presets', () => {
  it('a new name is fine', () => {
    expect(nameProblem('Long evening', ['Short evening'])).toBeNull();
  });

  it.each([
    ['  ', 'Give it a name first.'],
    ['Default', 'DEFAULT always stays as it is. Pick another name.'],
    [' short  EVENING', 'You have a preset with this name. Overwrite it below, or pick another name.'],
  ])('%j is not', (name, problem) => {
    expect(nameProblem(name, ['Short evening'])).toBe(problem);
  });
});
