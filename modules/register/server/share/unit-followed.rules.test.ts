import { expect, test } from 'vitest';
import type { Share } from './share.rules.ts';
import { sharesAfter } from './unit-followed.rules.ts';

const share = (unitId: string, withId: string | null, fromYear = 2569): Share => ({
  ...{ unitId, kind: 'outgoing', fromYear, withId },
});
const open = { kind: 'outgoing' as const, registerId: 'r', isClosed: false };
const after = (shares: readonly Share[], numbered: readonly string[] = [], above = ['b', 'w']) =>
  sharesAfter(
    shares,
    { unitId: 'a', followedBy: ['b'] },
    {
      year: 2569,
      counted: [
        { unitId: 'b', ...open, hasNumbers: true },
        ...numbered.map((unitId) => ({ unitId, ...open, isClosed: true, hasNumbers: true })),
      ],
      isThere: () => true,
      isAbove: (_unit, other) => above.includes(other),
    },
  );

test('without numbers of this year the register of the unit that goes on is shared', () => {
  expect(after([share('s', 'a', 2560)])).toEqual([share('s', 'b')]);
  expect(after([share('b', 'a')], [])).toEqual([]);
  expect(after([share('s', 'a')], [], [])).toEqual([]);
});

test('who has numbers, or shares with one who has, stays until somebody decides', () => {
  expect(after([share('s', 'a')], ['s'])).toEqual([]);
  expect(after([share('s', 'a'), share('t', 's')], ['t'])).toEqual([]);
  expect(after([share('s', 'a'), share('t', 'a')], ['t'])).toEqual([share('s', 'b')]);
});

test('a register that the ended unit shared itself goes on to count', () => {
  expect(after([share('a', 'w', 2560), share('s', 'a')], ['s'])).toEqual([share('s', 'w')]);
});

test('a plan for the next year follows, whatever was numbered this year', () => {
  const plan = share('s', 'a', 2570);
  expect(after([share('s', 'a'), plan], ['s'])).toEqual([share('s', 'b', 2570)]);
});
