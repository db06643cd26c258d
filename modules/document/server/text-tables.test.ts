import { expect, test } from 'vitest';
import { assertTextsAreErased } from './text-tables.ts';

const nothing = async (): Promise<void> => undefined;
const letters = { name: 'letters', holdsText: ['letter', 'recipient'] };
const arrivals = { name: 'arrivals', holdsText: ['arrival'] };

/** Erasers of these tables; those of `related` lie beside the document. */
const slots = (tables: readonly string[], related: readonly string[]) => ({
  textErasers: [{ tables, erase: nothing }],
  relatedContent: [{ ownerKind: 'x', tables: related, ownersOf: async () => [], blank: nothing }],
});

test('every declared table needs an eraser, of texts or of related content', () => {
  const modules = [letters, arrivals, { name: 'none' }];
  const all = slots(['letter', 'recipient'], ['arrival']);
  expect(() => assertTextsAreErased(modules, all)).not.toThrow();
});

test('each table without one is named with its module', () => {
  expect(() => assertTextsAreErased([letters, arrivals], slots(['letter'], []))).toThrow(
    'texts of documents that nothing deletes: recipient of letters, arrival of arrivals',
  );
});
