import type { QueueRow } from '@sarn/search/contract';
import { expect, test } from 'vitest';
import { inItsPlace, keepOrder, orderOf, placeOf } from './queue-order.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ key: `document:${id}`, documentId: id }) as QueueRow);

test('a row is found by its key, else by its document', () => {
  expect(placeOf(rows, 'b', 'document:b')).toBe(1);
  expect(placeOf(rows, 'c', 'transmission:x')).toBe(2);
  // The key of the document that was shown before does not count.
  expect(placeOf(rows, 'c', 'document:a')).toBe(2);
  expect(placeOf(rows, 'd')).toBe(-1);
});

test('after an act the row below follows, and after the last one the last that is left', () => {
  expect(inItsPlace(rows, 'b', 1)?.documentId).toBe('c');
  // It no longer waits: the one below moved up to its place.
  expect(inItsPlace(rows.slice(1), 'a', 0)?.documentId).toBe('b');
  expect(inItsPlace(rows, 'c', 2)?.documentId).toBe('b');
  expect(inItsPlace(rows.slice(0, 1), 'a', 0)).toBeUndefined();
});

test('what is opened apart from the list is looked for by due date, and what comes after it, too', () => {
  const seen = { ask: { typeCode: 'review' }, at: 1, documentId: 'b' };
  keepOrder('review', seen);
  const due = orderOf('review', 'a');
  expect(due.ask).toMatchObject({ typeCode: 'review', sort: 'dueDate', direction: 'asc', page: 1 });
  expect(orderOf('review')).toEqual(seen);
  keepOrder('review', { ...due, documentId: 'a' });
  expect(orderOf('review', 'a').ask).toEqual(due.ask);
});
