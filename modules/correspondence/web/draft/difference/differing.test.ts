import { expect, test } from 'vitest';
import { differences, merged } from './differing.ts';

const base = {
  title: 'เดิม',
  addressee: 'เดิม',
  body: { type: 'doc', content: [] },
  speed: 'normal',
};
const mine = { ...base, title: 'ของฉัน', addressee: 'ของฉัน' };
const theirs = {
  ...base,
  title: 'ของอีกคน',
  speed: 'urgent',
  body: { content: [], type: 'doc' },
};

test('names each differing field and who changed it; the order of keys is no difference', () => {
  const found = differences(mine, theirs, base);
  expect(found.map(({ name, changedBy }) => [name, changedBy])).toEqual([
    ['title', null],
    ['addressee', 'mine'],
    ['speed', 'theirs'],
  ]);
});

test('chooses nothing where the common version is not known', () => {
  expect(differences(mine, theirs, null).map(({ changedBy }) => changedBy)).toEqual([
    null,
    null,
    null,
  ]);
});

test('takes the chosen side of each field', () => {
  const choices = new Map([
    ['title', 'mine'],
    ['addressee', 'mine'],
    ['speed', 'theirs'],
  ] as const);
  expect(merged(mine, theirs, choices)).toMatchObject({
    title: 'ของฉัน',
    addressee: 'ของฉัน',
    speed: 'urgent',
  });
});
