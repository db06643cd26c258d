import { expect, it } from 'vitest';
import { actsOfBook, bookOfRow, placesFor, usualActs } from './book-acts.ts';

const row = (kind: string, on: 'document' | 'transmission' = 'document') => ({
  ...{ kind, on, isClassified: false },
});

it('knows the register of a row by its kind, and that of a receiving unit', () => {
  expect(bookOfRow(row('outside'))).toBe('receive');
  expect(bookOfRow(row('outgoing'))).toBe('outgoing');
  expect(bookOfRow(row('inside', 'transmission'))).toBe('receive');
  expect(bookOfRow(row('note'))).toBeNull();
});

it('offers what the flows have: received letters are acknowledged, sent ones numbered', () => {
  expect(actsOfBook('receive')).toContain('receive');
  expect(actsOfBook('receive')).not.toContain('number');
  expect(actsOfBook('outgoing')).toContain('number');
  expect(actsOfBook('outgoing')).not.toContain('receive');
});

it('leaves the usual order where no register of the rows was changed', () => {
  expect(placesFor([row('outside')], { outgoing: usualActs('outgoing') })).toBeNull();
});

it('hides an act only where every register of the rows hides it', () => {
  const hidden = [{ act: 'close', place: 'hidden' }] as const;
  expect(placesFor([row('outside')], { receive: hidden })).toEqual(hidden);
  const both = placesFor([row('outside'), row('outgoing')], { receive: hidden });
  expect(both?.find(({ act }) => act === 'close')?.place).toBe('menu');
});
