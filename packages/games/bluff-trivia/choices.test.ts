import { describe, expect, it } from 'vitest';
import {
  boardOf,
  decoyOf,
  handOf,
  idOf,
  placeOf,
  questionWith,
  submitAll,
  texts,
  trivia,
  UNICORN,
  vote,
  voteAll,
} from '../testing/bluff-trivia.ts';

describe('the list of choices', () => {
  it('[BT-H.3] holds the truth and every bluff, each with an id and a text and nothing else', () => {
    const t = trivia(3);
    submitAll(t, { A: 'apple', B: 'bagel', C: 'crisp' });
    expect(texts(t).sort()).toEqual(['APPLE', 'BAGEL', 'CRISP', 'UNICORN']);
    for (const choice of boardOf(t).choices ?? []) expect(choice).toHaveLength(2);
  });

  it('[BT-Q6, BT 14] has one look', () => {
    const t = trivia(2, { content: [questionWith({ answer: 'London' })] });
    submitAll(t, { A: 'paris.', B: 'ROME' });
    expect(texts(t).sort()).toEqual(['LONDON', 'PARIS', 'ROME']);
  });

  it('[BT-Q6] has one look in title case too', () => {
    const t = trivia(2, { settings: { choiceCase: 'title' }, content: [questionWith({ answer: 'london eye' })] });
    submitAll(t, { A: 'paris metro.', B: 'ROME' });
    expect(texts(t).sort()).toEqual(['London Eye', 'Paris Metro', 'Rome']);
  });

  it('[BT-Q5, BT 13] has random ids that are new in every round and never say TRUE', () => {
    const t = trivia(4, { settings: { rounds: 15 } });
    let before: readonly string[] = [];
    for (let round = 1; round <= 15; round++) {
      submitAll(t, { A: 'apple', B: 'bagel', C: 'crisp', D: 'donut' });
      const ids = (boardOf(t).choices ?? []).map(([id]) => id);
      for (const id of ids) expect(id).toMatch(/^[a-z]{3}$/);
      expect(new Set([...before, ...ids]).size).toBe(before.length + 5);
      before = ids;
      t.expire();
      t.expire();
    }
  });

  it('[BT-Q6, BT 15] has the truth in every place equally often', () => {
    const places = [0, 0, 0, 0];
    for (let seed = 1; seed <= 400; seed++) {
      const t = trivia(3, { seed });
      submitAll(t, { A: 'apple', B: 'bagel', C: 'crisp' });
      const place = texts(t).indexOf('UNICORN');
      places[place] = (places[place] ?? 0) + 1;
    }
    for (const count of places) {
      expect(count).toBeGreaterThanOrEqual(70);
      expect(count).toBeLessThanOrEqual(130);
    }
  });

  it('[BT-Q6] has every bluff in every place equally often, whoever wrote it first', () => {
    const places = new Map<string, number>();
    for (let seed = 1; seed <= 400; seed++) {
      const t = trivia(3, { seed });
      submitAll(t, { C: 'crisp', B: 'bagel', A: 'apple' });
      texts(t).forEach((text, place) => places.set(`${text} ${place}`, (places.get(`${text} ${place}`) ?? 0) + 1));
    }
    expect(places.size).toBe(16);
    for (const count of places.values()) {
      expect(count).toBeGreaterThanOrEqual(70);
      expect(count).toBeLessThanOrEqual(130);
    }
  });

  it('[BT-Q6] does not depend on the order in which the bluffs came in', () => {
    const one = trivia(3);
    const other = trivia(3);
    submitAll(one, { A: 'apple', B: 'bagel', C: 'crisp' });
    submitAll(other, { C: 'crisp', A: 'apple', B: 'bagel' });
    expect(JSON.stringify(one.seen(null))).toBe(JSON.stringify(other.seen(null)));
  });

  it('[BT-Q5] marks one’s own bluff for oneself alone', () => {
    const t = trivia(3);
    submitAll(t, { A: 'apple', B: 'bagel', C: 'unicorn' });
    expect(handOf(t, 'A').own).toBe(idOf(t, 'APPLE'));
    expect(handOf(t, 'B').own).toBe(idOf(t, 'BAGEL'));
    expect(handOf(t, 'C').own).toBeUndefined();
  });
});

describe('equal bluffs', () => {
  it('[BT-Q4] become one choice with both as authors, in the order of their seats', () => {
    const t = trivia(3);
    submitAll(t, { C: ' blue  WHALE', B: 'bagel', A: 'Blue whale' });
    expect(texts(t).sort()).toEqual(['BAGEL', 'BLUE WHALE', 'UNICORN']);
    expect(handOf(t, 'A').own).toBe(idOf(t, 'BLUE WHALE'));
    expect(handOf(t, 'C').own).toBe(idOf(t, 'BLUE WHALE'));
    t.expire();
    expect(boardOf(t).reveal?.authors).toMatchObject({ A: placeOf(t, 'BLUE WHALE'), C: placeOf(t, 'BLUE WHALE') });
  });

  it('[BT-Q4, BT-Q25] none of the authors may vote for it', () => {
    const t = trivia(3);
    submitAll(t, { A: 'Blue whale', B: 'bagel', C: 'the blue-whale' });
    const [, text] = boardOf(t).choices!.find(([id]) => id === handOf(t, 'A').own)!;
    expect(vote(t, 'A', text).code).toBe('OWN_BLUFF');
    expect(vote(t, 'C', text).code).toBe('OWN_BLUFF');
    expect(vote(t, 'B', text).ok).toBe(true);
  });

  it.each([
    ['café', 'cafe'],
    ['The blue whale', 'blue whale'],
    ['seven', '7'],
    ['ping-pong', 'pingpong'],
    ["king's", 'kings'],
  ])('[BT-Q4, CM-71] are spelled by their texts alone, not by who sent %j and who %j', (one, other) => {
    const spelled = [
      { A: one, B: other },
      { A: other, B: one },
      { B: one, A: other },
    ].map((submissions) => {
      const t = trivia(3);
      submitAll(t, { ...submissions, C: 'crisp' });
      return JSON.stringify(t.seen('C').board);
    });
    expect(new Set(spelled).size).toBe(1);
  });
});

describe('house decoys', () => {
  it('[BT-Q7, BT 17] give a lone bluffer something to choose from', () => {
    const t = trivia(2);
    submitAll(t, { A: 'unicorn', B: 'bagel' });
    expect(texts(t)).toHaveLength(3);
    expect(texts(t)).toEqual(expect.arrayContaining(['UNICORN', 'BAGEL', decoyOf(t)]));
  });

  it('[BT-Q7] are not added where every voter has the truth and a bluff by somebody else', () => {
    const t = trivia(2);
    submitAll(t, { A: 'apple', B: 'bagel' });
    expect(texts(t).sort()).toEqual(['APPLE', 'BAGEL', 'UNICORN']);
  });

  it('[BT-Q7, BT 19] stand beside the truth when nobody submits', () => {
    const t = trivia(3, { at: 'choose' });
    expect(texts(t).sort()).toEqual([decoyOf(t), 'UNICORN'].sort());
    voteAll(t, { A: 'UNICORN', B: decoyOf(t), C: 'UNICORN' });
    expect(boardOf(t).scores).toEqual({ A: 1000, B: 0, C: 1000 });
  });

  it('[BT-Q7] are as many as the voter who needs most of them', () => {
    const t = trivia(3, { settings: { minOtherChoices: 4 } });
    submitAll(t, { A: 'apple', B: 'unicorn', C: 'unicorn' });
    expect(texts(t)).toHaveLength(5);
    const crowd = trivia(6, { settings: { minOtherChoices: 4 } });
    submitAll(crowd, { A: 'apple', B: 'bagel', C: 'crisp', D: 'donut', E: 'eclair', F: 'fudge' });
    expect(texts(crowd)).toHaveLength(7);
  });

  it('[BT-Q7] are never added where the setting is 0', () => {
    const t = trivia(2, { settings: { minOtherChoices: 0 }, at: 'choose' });
    expect(texts(t)).toEqual(['UNICORN']);
  });

  it('[BT-Q7] are needed when the two bluffs are the same one', () => {
    const t = trivia(2);
    submitAll(t, { A: 'apple', B: 'Apple' });
    expect(texts(t)).toHaveLength(3);
  });

  it('[BT-Q7] score for nobody', () => {
    const t = trivia(2);
    submitAll(t, { A: 'unicorn', B: 'bagel' });
    voteAll(t, { B: decoyOf(t) });
    expect(boardOf(t).scores).toEqual({ A: 1000, B: 0 });
    expect(boardOf(t).reveal?.authors).toEqual({ B: placeOf(t, 'BAGEL') });
  });

  it('[BT-Q24] equal to a bluff are dropped', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const t = trivia(2, { seed, settings: { minOtherChoices: 4 } });
      submitAll(t, { A: 'unicorn', B: 'the red-squirrel' });
      expect(texts(t)).toHaveLength(5);
      expect(texts(t)).not.toContain('RED SQUIRREL');
    }
  });

  it('[BT-Q24] equal to the truth, an alias or each other are dropped', () => {
    const decoys = ['unicorn!', 'Licorne', 'stag', 'The Stag', 'puffin'];
    const t = trivia(2, { content: [questionWith({ decoys })], settings: { minOtherChoices: 4 }, at: 'choose' });
    expect(texts(t)).toHaveLength(3);
    expect(new Set(texts(t).map((text) => text.replace('THE ', '')))).toEqual(new Set(['UNICORN', 'STAG', 'PUFFIN']));
  });

  it('[BT-Q7] that a question has too few of are no reason to fail', () => {
    const t = trivia(2, { content: [questionWith({ decoys: [] })], at: 'choose' });
    expect(texts(t)).toEqual(['UNICORN']);
  });

  it('[BT-Q7] differ from match to match', () => {
    const drawn = new Set(Array.from({ length: 40 }, (_, seed) => decoyOf(trivia(2, { seed, at: 'choose' }))));
    expect(drawn.size).toBe(UNICORN.decoys.length);
  });
});
