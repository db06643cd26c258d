import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { columnType } from './column-type.ts';
import type { Column } from './introspect.ts';
import { tableOwners, tablesNamedIn } from './table-owners.ts';
import { tablesFile, tablesPath } from './tables-file.ts';

function column(changes: Partial<Column>): Column {
  return {
    table: 'leave_request',
    name: 'x',
    type: 'text',
    isArray: false,
    labels: null,
    isNullable: false,
    hasDefault: false,
    isGenerated: false,
    ...changes,
  };
}

test('owned tables are those a migration creates or renames to, not those in comments', () => {
  const sql = `
    -- create table commented (id int);
    /* create table also_commented (); */
    create table if not exists "leave" (id int);
    CREATE TABLE public.Leave_Kind(id int);
    alter table only leave_kind rename to leave_type;
    alter table leave rename column a to b;
    create temporary table passing ();
  `;
  expect(tablesNamedIn(sql).toSorted()).toEqual(['leave', 'leave_kind', 'leave_type']);
});

test('a table belongs to the module that took it over, whether it has migrations or not', () => {
  const root = mkdtempSync(join(tmpdir(), 'sarn-owners-'));
  const sources = ['maker', 'taker'].map((module) => {
    const folder = join(root, module, 'server/migrations');
    mkdirSync(folder, { recursive: true });
    return { module, folder };
  });
  mkdirSync(join(root, 'other'));
  const sql = 'create table kept (id int); create table given (id int); create table lent ();';
  writeFileSync(join(root, 'maker/server/migrations/1.sql'), sql);
  writeFileSync(join(root, 'maker/package.json'), '{}');
  writeFileSync(join(root, 'taker/package.json'), '{ "sarn": { "tables": ["given"] } }');
  writeFileSync(join(root, 'other/package.json'), '{ "sarn": { "tables": ["lent"] } }');
  const owners = tableOwners(sources);
  rmSync(root, { recursive: true });
  expect(['kept', 'given', 'lent'].map((table) => owners.get(table))).toEqual([
    ...['maker', 'taker', 'other'],
  ]);
});

test.each<[Partial<Column>, string]>([
  [{}, 'string'],
  [{ isNullable: true }, 'string | null'],
  [{ hasDefault: true }, 'Generated<string>'],
  [{ type: 'int8', isGenerated: true }, 'GeneratedAlways<number>'],
  [{ type: 'int4', isNullable: true, hasDefault: true }, 'Generated<number | null>'],
  [{ type: 'text', isArray: true }, '(string)[]'],
  [{ type: 'colour', labels: ['red', "o'clock"] }, String.raw`'red' | 'o\'clock'`],
  [{ type: 'date' }, 'string'],
  [{ type: 'timestamptz' }, 'ColumnType<string, Date | string, Date | string>'],
  [
    { type: 'timestamptz', isNullable: true },
    'ColumnType<string | null, Date | string | null | undefined, Date | string | null>',
  ],
  [{ type: 'jsonb', hasDefault: true }, 'ColumnType<unknown, string | undefined, string>'],
  [{ type: 'numeric' }, 'ColumnType<string, number | string, number | string>'],
])('%o is %s', (changes, expected) => {
  expect(columnType(column(changes))).toBe(expected);
});

test('a module gets one file with an interface for each table', () => {
  expect(tablesPath('leave')).toBe('modules/leave/server/leave.tables.gen.ts');
  expect(tablesFile('leave', [column({ name: 'id', hasDefault: true }), column({ name: 'b' })]))
    .toBe(`// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { Generated } from 'kysely';

export interface LeaveRequestTable {
  id: Generated<string>;
  b: string;
}

export interface LeaveTables {
  leave_request: LeaveRequestTable;
}
`);
});
