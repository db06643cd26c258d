import { describe, expect, it } from 'vitest';
import { areMembersValid, mostUsual, withTaker } from './member.rules.ts';

const person = (personId: string, as: 'review' | 'sign' | 'main' | 'info') => ({ personId, as });

describe('[8.08] a list of members', () => {
  it.each([
    [
      'stations with the signatory last',
      'route',
      [person('a', 'review'), person('b', 'sign')],
      true,
    ],
    ['reviewers without a signatory', 'route', [person('a', 'review')], true],
    ['a signatory before a reviewer', 'route', [person('b', 'sign'), person('a', 'review')], false],
    ['two signatories', 'route', [person('a', 'sign'), person('b', 'sign')], true],
    ['ten signatories', 'route', [...'abcdefghij'].map((one) => person(one, 'sign')), true],
    [
      'more signatories than have room on a page',
      'route',
      [...'abcdefghijk'].map((one) => person(one, 'sign')),
      false,
    ],
    ['one person twice', 'route', [person('a', 'review'), person('a', 'sign')], false],
    ['a unit as a station', 'route', [{ unitId: 'u', as: 'review' as const }], false],
    ['units and people', 'send', [{ unitId: 'u', as: 'main' as const }, person('a', 'info')], true],
    ['a role of another purpose', 'send', [person('a', 'sign')], false],
    ['two who lead an assignment', 'work', [person('a', 'main'), person('b', 'main')], false],
    ['one who leads and others', 'work', [person('a', 'main'), person('b', 'info')], true],
  ] as const)('%s', (_what, purpose, members, isValid) => {
    expect(areMembersValid(purpose, members)).toBe(isValid);
  });

  it.each([
    ['in the same place', 'x', [person('x', 'review'), person('b', 'sign')]],
    ['who signs already', 'b', [person('b', 'sign')]],
  ])('has the taker of somebody who left once, %s', (_what, taker, members) => {
    const before = [person('a', 'review'), person('b', 'sign')];
    expect(withTaker(before, 'a', taker)).toEqual(members);
  });

  it('is led by the taker of who led it, also one who was only informed', () => {
    const before = [person('a', 'main'), person('b', 'info'), { unitId: 'u', as: 'info' as const }];
    expect(withTaker(before, 'a', 'b')).toEqual([person('b', 'main'), { unitId: 'u', as: 'info' }]);
  });

  it('is counted as a whole, the most frequent first, of equals the newer first', () => {
    const one = [person('a', 'review'), person('b', 'sign')];
    const other = [person('b', 'sign')];
    const ways = mostUsual([other, one, [person('c', 'sign')], one], 2);
    expect(ways).toEqual([
      { members: one, times: 2 },
      { members: other, times: 1 },
    ]);
  });
});
