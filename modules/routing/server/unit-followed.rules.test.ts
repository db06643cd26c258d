import { expect, test } from 'vitest';
import { memberLimit } from '../contract/index.ts';
import type { Member } from '../contract/index.ts';
import { withUnitsFollowing } from './member.rules.ts';

const unit = (unitId: string, as: Member['as'] = 'info'): Member => ({ unitId, as });
const merged = { unitId: 'a', followedBy: ['b'], isLeftToUnitAbove: false };
const following = (members: readonly Member[], given: Partial<typeof merged> = {}) =>
  withUnitsFollowing(members, { ...merged, ...given });

test('the unit that goes on stands in the same place, and acts where the ended one had to', () => {
  expect(following([unit('x'), unit('a', 'main'), unit('y')])).toEqual([
    ...[unit('x'), unit('b', 'main'), unit('y')],
  ]);
});

test('each stands once, and acts where one of them had to', () => {
  expect(following([unit('b'), unit('a', 'main')])).toEqual([unit('b', 'main')]);
  expect(following([unit('b', 'main'), unit('a')])).toEqual([unit('b', 'main')]);
});

test('parts stand beside a unit that goes on, and in the place of one that ends', () => {
  const parts = ['a', 'p', 'q'];
  expect(following([unit('a'), unit('x')], { followedBy: parts })).toEqual(
    [...parts, 'x'].map((id) => unit(id)),
  );
  const split = following([unit('a')], { followedBy: parts });
  expect(following(split, { followedBy: ['p'] })).toEqual([unit('p'), unit('q')]);
});

test('the unit above is not named in the place of a dissolved one', () => {
  const members = [unit('a'), unit('x')];
  expect(following(members, { isLeftToUnitAbove: true })).toBe(members);
});

test('a list that would become too long stays as it is, and so does one that does not name it', () => {
  const full = [unit('a'), ...Array.from({ length: memberLimit - 1 }, (_, at) => unit(`x${at}`))];
  expect(following(full, { followedBy: ['a', 'p'] })).toBe(full);
  const other = [unit('x'), { personId: 'a', as: 'info' } as const];
  expect(following(other)).toBe(other);
});
