import { expect, test } from 'vitest';
import { structureOf } from './point.rules.ts';
import { pointsAfter } from './unit-followed.rules.ts';

const unit = (id: string, isPoint: boolean, isSet = isPoint) => ({
  ...{ id, parentId: 'root', kind: 'division', isPoint, isSet, level: null, throughId: null },
});
const point = (unitId: string, throughId: string | null = null, coverIds: string[] = []) => ({
  ...{ unitId, throughId, coverIds },
});
/** `a` has ended; `b` goes on, `x` and `y` are points, `u` and `part` are none. */
const rows = (given: Partial<Record<string, string | null>> = {}) =>
  [
    ...[unit('root', true, false), unit('b', true), unit('x', true), unit('y', true)],
    ...[unit('u', false), unit('part', false), unit('own', true, false)],
  ].map((one) => ({ ...one, throughId: given[one.id] ?? null }));
const merged = { unitId: 'a', followedBy: ['b'] };

test('the point that goes on receives for the same units, and others receive through it', () => {
  const before = [point('a', null, ['u']), point('b'), point('x', 'a'), point('y', 'b', ['a'])];
  const after = pointsAfter(before, structureOf(rows(), []), merged);
  expect(after).toEqual([point('a'), point('b', null, ['u']), point('x', 'b'), point('y', 'b')]);
});

test('a ring is not made: the way goes on behind the ended unit', () => {
  const before = [point('a', 'y'), point('b', 'a'), point('x', 'a'), point('y')];
  const structure = structureOf(rows({ b: 'a', x: 'a' }), []);
  expect(pointsAfter(before, structure, merged).slice(1, 3)).toEqual([
    ...[point('b', 'y'), point('x', 'b')],
  ]);
});

test('a point that is not set is given no units, and the ended one keeps them', () => {
  const structure = structureOf(rows(), []);
  const after = pointsAfter([point('a', null, ['u'])], structure, {
    ...{ unitId: 'a', followedBy: ['own'] },
  });
  expect(after).toEqual([point('a', null, ['u'])]);
});

test('the point of a split unit receives for its parts, but for those that are points', () => {
  const split = { unitId: 'a', followedBy: ['a', 'part', 'own'] };
  const after = pointsAfter([point('x', null, ['a'])], structureOf(rows(), []), split);
  expect(after).toEqual([point('x', null, ['a', 'part'])]);
});
