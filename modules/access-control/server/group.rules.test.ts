import { expect, test } from 'vitest';
import { containmentFault, withContaining } from './group.rules.ts';

const known = [
  { group: 'a', part: 'b' },
  { group: 'b', part: 'c' },
];

test.each([
  ['a group that contains itself', 'c', ['c'], 'access.ring'],
  ['a ring over two others', 'c', ['a'], 'access.ring'],
  ['a fourth level below', 'c', ['d'], 'access.too-deep'],
  ['a fourth level above', 'd', ['a'], 'access.too-deep'],
  ['a third level', 'b', ['d'], null],
  ['nothing', 'a', [], null],
  ['two groups beside each other', 'd', ['e', 'f'], null],
] as const)('%s', (_name, group, parts, fault) => {
  expect(containmentFault(known, group, parts)).toBe(fault);
});

test('who joins a group joins all that contain it', () => {
  expect(withContaining(known, 'c')).toEqual(['c', 'b', 'a']);
  expect(withContaining(known, 'a')).toEqual(['a']);
});
