import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

test('queries are text, whatever they look like', () => {
  const search = { view: 'document', docId: '0012', enc: 'y' };
  expect(parseSearch('?view=document&docId=0012&enc=y')).toEqual(search);
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test('what is not given is not written', () => {
  expect(stringifySearch({ a: undefined })).toBe('');
  expect(stringifySearch({ menuID: 3099, q: 'ก &' })).toBe('?menuID=3099&q=%E0%B8%81+%26');
});
