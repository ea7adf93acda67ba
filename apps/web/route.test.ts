import { describe, expect, it } from 'vitest';
import { codeFrom, groupCode, linkTo, routeOf } from './route.ts';

const base = 'https://party.example/games/';

describe('routes', () => {
  it('the folder of the app is home', () => {
    expect(routeOf(base, base)).toEqual({ screen: 'home' });
  });

  it('a code below the folder is a room, in any spelling', () => {
    expect(routeOf(`${base}abc-234`, base)).toEqual({ screen: 'room', code: 'ABC234', stage: false });
  });

  it('?stage makes it the shared screen', () => {
    expect(routeOf(`${base}ABC234?stage`, base)).toEqual({ screen: 'room', code: 'ABC234', stage: true });
  });

  it('anything else is lost, and says what it was', () => {
    expect(routeOf(`${base}nonsense%20here`, base)).toEqual({ screen: 'lost', text: 'nonsense here' });
  });

  it('links lead back to where they came from', () => {
    const route = { screen: 'room', code: 'ABC234', stage: true } as const;
    expect(linkTo(route, base)).toBe(`${base}ABC234?stage`);
    expect(routeOf(linkTo(route, base), base)).toEqual(route);
  });
});

describe('codes as people type them', () => {
  it.each([
    ['ABC234', 'ABC234'],
    [' abc 234 ', 'ABC234'],
    ['abc-234', 'ABC234'],
    [`${base}ABC234`, 'ABC234'],
    ['https://party.example/abc234?stage', 'ABC234'],
  ])('%s is %s', (typed, code) => {
    expect(codeFrom(typed)).toBe(code);
  });

  it.each(['', 'ABC23', 'ABC2345', 'https://party.example/', 'ÄBC234'])('%s is no code', (typed) => {
    expect(codeFrom(typed)).toBeNull();
  });

  it('is shown in two groups', () => {
    expect(groupCode('ABC234')).toBe('ABC 234');
  });
});
