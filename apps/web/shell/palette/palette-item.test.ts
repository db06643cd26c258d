import { foldForSearch } from '@sarn/search/contract';
import { expect, test } from 'vitest';
import { christianYear, matching, nextGroup, stepped } from './palette-item.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

const item = (key: string, group: PaletteGroup, title = key): PaletteItem => ({
  ...{ key, group, title, hint: '', icon: 'search', path: `/${key}` },
});
const items = [
  item('a', 'documents'),
  item('b', 'documents'),
  item('c', 'pages'),
  item('d', 'acts'),
];

test('arrows go around, and Tab goes from group to group', () => {
  expect([stepped(4, 3, 1), stepped(4, 0, -1), stepped(0, 0, 1)]).toEqual([0, 3, 0]);
  expect([nextGroup(items, 1, 1), nextGroup(items, 3, 1)]).toEqual([2, 0]);
  expect([nextGroup(items, 2, -1), nextGroup(items, 0, -1)]).toEqual([0, 3]);
  expect(nextGroup([], 0, 1)).toBe(0);
});

test('pages are found by all words, with or without tone marks', () => {
  const pages = [item('r', 'pages', 'ทะเบียนหนังสือ'), item('s', 'pages', 'ค้นหา')];
  const found = (typed: string) => matching(pages, typed, foldForSearch).map(({ key }) => key);
  expect(found('หนังสือ ทะเบียน')).toEqual(['r']);
  expect(found('คนหา')).toEqual(['s']);
  expect(found('')).toEqual(['r', 's']);
  expect(found('หนังสือ ค้นหา')).toEqual([]);
});

test('[9.01] a number with a Christian year is known as one', () => {
  expect(christianYear('110/2026')).toEqual({ be: '110/2569', ce: '2026', year: '2569' });
  expect(christianYear('ประชุม 7/1999')?.be).toBe('7/2542');
  for (const typed of ['110/2569', '110', '14/11/20267']) expect(christianYear(typed)).toBeNull();
});
