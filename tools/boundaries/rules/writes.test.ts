import { expect, test } from 'vitest';
import { buildRepository } from '../repository.ts';
import { checkTables } from './tables.ts';
import { checkWrites, WRITE_FILE } from './writes.ts';

const modulePackage = (name: string) => JSON.stringify({ name: `@sarn/${name}`, exports: {} });
const store = 'modules/leave/server/leave.store.ts';

/** The module `leave` declares that it reads the tables of `organisation`. */
const TREE = {
  'modules/organisation/package.json': modulePackage('organisation'),
  'modules/organisation/server/migrations/1.sql': 'create table person (id int);',
  'modules/leave/package.json': modulePackage('leave'),
  'modules/leave/server/index.ts': "export const leave = { reads: ['organisation'] };",
};

const repositoryOf = (code: string, more: Readonly<Record<string, string>> = {}, path = store) =>
  buildRepository(new Map(Object.entries({ ...TREE, [path]: code, ...more })));
const check = (...asked: Parameters<typeof repositoryOf>) =>
  checkWrites(repositoryOf(...asked)).map(({ file, line, rule }) => `${file}:${line} ${rule}`);

test.each([
  ['an insert', "db.insertInto('person').values(row)"],
  ['an update', "db.updateTable('person').set(row)"],
  ['a delete', "db.deleteFrom('person')"],
  ['a merge', "db.mergeInto('person as p')"],
  ['an insert as text', '`insert into person (id) values (1)`'],
  ['an update as text', 'sql`update only person set id = 1`'],
  ['a delete behind a read', '`with old as (select 1) delete from person using old`'],
  ['a merge as text', "'merge into person using old on true'"],
  ['an emptied table', '`truncate table person`'],
  ['a write behind a quoted name', '`with a as (select "id" from leave) delete from person`'],
])('%s is refused, although the read is declared', (_name, code) => {
  expect(check(`\nexport const a = ${code};`)).toEqual([`${store}:2 table-write`]);
  expect(checkTables(repositoryOf(`export const a = ${code};`))).toEqual([]);
});

test.each([
  ['a read', '`select id from person for update`'],
  ['an insert of rows that were read', '`insert into leave_day (id) select id from person`'],
])('%s is right', (_name, code) => {
  expect(check(`export const a = ${code};`)).toEqual([]);
});

test('the owner writes its table, and a test writes what it needs', () => {
  const code = "db.insertInto('person')";
  expect(check(code, {}, 'modules/organisation/server/person.store.ts')).toEqual([]);
  expect(check(code, {}, 'modules/leave/server/leave.int.test.ts')).toEqual([]);
});

test('the list of foreign writes only shrinks', () => {
  const listed = { [WRITE_FILE]: JSON.stringify({ count: 1, entries: [`${store} person`] }) };
  expect(check("db.deleteFrom('person')", listed)).toEqual([]);
  expect(check("db.selectFrom('person')", listed)).toEqual([`${WRITE_FILE}:1 table-write`]);
});
