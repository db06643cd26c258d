import { describe, expect, test } from 'vitest';
import { keysOfCapacity } from './acting/capacity.rules.ts';
import { principalsOf, readPrincipals } from './principal.rules.ts';
import { likePatterns } from './search.rules.ts';

const unit = '01930000-0000-7000-8000-000000000001';
const person = '01930000-0000-7000-8000-000000000002';

describe('principal keys', () => {
  test('are read in pairs; unknown ones are ignored', () => {
    const read = readPrincipals([
      `p:${person}`,
      `head:${unit}`,
      `head:${unit}`,
      `none:${unit}`,
      'everyone',
      'x',
      '',
    ]);
    expect(read).toEqual({
      people: [person],
      duties: ['head'],
      secretKeys: [],
      unitIds: [unit],
      postIds: [],
      delegationIds: [],
    });
  });

  test('of a person name each duty once, and none for a post without duty', () => {
    const capacities = (['head', 'head', 'none'] as const).map((duty) => ({
      postId: person,
      duty,
      servesUnitId: unit,
      isScoped: false,
      delegationId: null,
    }));
    expect(principalsOf(person, capacities.flatMap(keysOfCapacity))).toEqual([
      `p:${person}`,
      `head:${unit}`,
      `post:${person}`,
      'everyone',
    ]);
  });

  test('of a limited power are only those of the delegation, never of the post', () => {
    const capacity = { postId: person, duty: 'head', servesUnitId: unit, isScoped: true } as const;
    expect(keysOfCapacity({ ...capacity, delegationId: unit })).toEqual([`d:${unit}`]);
  });
});

test('search words are taken literally', () => {
  expect(likePatterns('  100%  ก_ข \\ ๕ ')).toEqual(['%100\\%%', '%ก\\_ข%', '%\\\\%', '%5%']);
  expect(likePatterns('  ')).toEqual([]);
});
