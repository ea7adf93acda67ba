import { describe, expect, it } from 'vitest';
import { ticked } from './ticks.ts';

const options = [0, 1, 2].map((value) => ({ value, text: String(value) }));

describe('[IQ-4.1] ticking values', () => {
  it('they come in the order of the form, not of the ticking', () => {
    expect(ticked({ options, least: 1 }, [2], 0)).toEqual([0, 2]);
  });

  it('a second tick takes one off', () => {
    expect(ticked({ options, least: 1 }, [0, 1], 0)).toEqual([1]);
  });

  it('the last one needed stays', () => {
    expect(ticked({ options, least: 1 }, [1], 1)).toEqual([1]);
    expect(ticked({ options, least: 0 }, [1], 1)).toEqual([]);
  });

  it('a value the form no longer has is dropped', () => {
    expect(ticked({ options, least: 1 }, [7, 1], 2)).toEqual([1, 2]);
  });
});
