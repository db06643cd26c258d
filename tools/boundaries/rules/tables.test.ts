import { expect, test } from 'vitest';
import { buildRepository } from '../repository.ts';
import { checkTables } from './tables.ts';

const modulePackage = (name: string, more: object = {}) =>
  JSON.stringify({ name: `@sarn/${name}`, exports: {}, ...more });

/** Two modules and one table, created by the lower one. */
const TREE = {
  'modules/organisation/package.json': modulePackage('organisation'),
  'modules/organisation/server/migrations/1.sql': 'create table person (id int);',
  'modules/organisation/server/person.store.ts': "const text = 'select 1 from person';",
  'modules/registry/package.json': modulePackage('registry'),
};

const readsOrganisation = {
  'modules/registry/server/index.ts': [
    'export const registryModule = () => {',
    '  return {',
    "    reads: ['organisation'],",
    '  };',
    '};',
  ].join('\n'),
};

/** Files with a finding. */
const check = (more: Readonly<Record<string, string>> = {}) =>
  checkTables(buildRepository(new Map(Object.entries({ ...TREE, ...more })))).map(
    ({ file }) => file,
  );

const store = 'modules/registry/server/a.store.ts';
const read = { [store]: "const text = 'select 1 from person';" };

test('the owner names its table in its stores', () => {
  expect(check()).toEqual([]);
});

test('a read is a finding until the manifest declares it', () => {
  expect(check(read)).toEqual([store]);
  expect(check({ ...read, ...readsOrganisation })).toEqual([]);
});

test('a table that was renamed belongs to the module whose migration did it', () => {
  const renamed = {
    'modules/organisation/server/migrations/2.sql': 'alter table person rename to employee;',
    [store]: "const text = 'select 1 from employee';",
  };
  expect(check(renamed)).toEqual([store]);
});

test('a declared read is for stores only', () => {
  const service = 'modules/registry/server/a.service.ts';
  const inService = { [service]: "const text = 'select 1 from person';" };
  expect(check({ ...inService, ...readsOrganisation })).toEqual([service]);
});

test('a table belongs to the module that took it over, and no longer to the one that made it', () => {
  const owner = {
    'modules/registry/package.json': modulePackage('registry', { sarn: { tables: ['person'] } }),
  };
  expect(check({ ...read, ...owner })).toEqual(['modules/organisation/server/person.store.ts']);
});
