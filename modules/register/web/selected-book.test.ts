import { beforeEach, expect, test, vi } from 'vitest';
import { bookOf, selectBook, selectedBook } from './selected-book.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

const last = { register: 'receive', year: '2568' };

test('[4.04] the selected book and year are kept for the person who selected them', () => {
  selectBook('somchai', last);
  expect(selectedBook('somchai')).toEqual(last);
  expect(selectedBook('malee')).toEqual({ register: '', year: '' });
  // While the registers are being loaded none is shown yet.
  selectBook('somchai', { register: '', year: '' });
  expect(selectedBook('somchai')).toEqual(last);
});

test('[4.04] an address without a book shows the one selected last, one with a book that one', () => {
  expect(bookOf({ register: '', year: '' }, last)).toEqual(last);
  expect(bookOf({ register: '', year: '2569' }, last)).toEqual({ ...last, year: '2569' });
  expect(bookOf({ register: 'receive', year: '' }, last)).toEqual(last);
  expect(bookOf({ register: 'send', year: '' }, last)).toEqual({ register: 'send', year: '' });
  expect(bookOf({ register: 'send', year: '2569' }, last).year).toBe('2569');
});

test('[4.04] where the browser keeps nothing the first book is shown', () => {
  vi.stubGlobal('sessionStorage', undefined);
  selectBook('somchai', last);
  expect(selectedBook('somchai')).toEqual({ register: '', year: '' });
});
