import { expect, test } from 'vitest';
import { buildRepository } from '../repository.ts';
import { checkReads } from './reads.ts';

const tiers = [['document'], ['register']];

/** Two modules, each with a table. */
const TREE = {
  'modules/document/package.json': JSON.stringify({ name: '@sarn/document' }),
  'modules/document/server/migrations/1.sql': 'create table paper (id int);',
  'modules/register/package.json': JSON.stringify({ name: '@sarn/register' }),
  'modules/register/server/migrations/2.sql': 'create table entry (id int);',
};

/** Messages for a module that declares to read another, and has one store with this SQL. */
function check(reader: string, read: string, sql: string): string[] {
  const tree = {
    ...TREE,
    [`modules/${reader}/server/manifest.ts`]: `export const made = { reads: ['${read}'] };`,
    [`modules/${reader}/server/a.store.ts`]: `export const text = '${sql}';`,
  };
  const repository = buildRepository(new Map(Object.entries(tree)), tiers);
  return checkReads(repository).map(({ file, message }) => `${file}: ${message}`);
}

test('a module reads the tables of a lower tier', () => {
  expect(check('register', 'document', 'select id from paper')).toEqual([]);
});

test('a read upwards is refused, although it is declared', () => {
  expect(check('document', 'register', 'select id from entry')).toEqual([
    'modules/document/server/manifest.ts: document may not read tables of register, which is not below it – let register give a relation, or move the column',
  ]);
});

test('a declared read that nothing makes is refused', () => {
  expect(check('register', 'document', 'select id from entry')).toEqual([
    'modules/register/server/manifest.ts: register reads no table of document – take it out of "reads"',
  ]);
});
