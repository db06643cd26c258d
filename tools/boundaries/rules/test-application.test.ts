import { expect, test } from 'vitest';
import { checkTree } from '../check-tree.ts';

const OPENED = `import '@sarn/server/testing';`;

const module = (name: string, ...dependencies: string[]): string =>
  JSON.stringify({
    name: `@sarn/${name}`,
    exports: { './contract': './contract/index.ts', './server': './server/index.ts' },
    dependencies: Object.fromEntries(dependencies.map((one) => [`@sarn/${one}`, '*'])),
  });

/** A module below another one, and the application made of both. */
const TREE: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'sarn' }),
  'apps/server/package.json': JSON.stringify({
    name: '@sarn/server',
    exports: { './testing': './testing.ts', './app': './app.ts' },
    dependencies: { '@sarn/register': '*', '@sarn/leave': '*' },
  }),
  'apps/server/app.ts': `import '@sarn/leave/server'; export const app = 1;`,
  'apps/server/testing.ts': `export { app } from './app.ts';`,
  'platform/server/package.json': JSON.stringify({ name: '@sarn/platform-server' }),
  'modules/register/package.json': module('register'),
  'modules/register/contract/index.ts': `export const kinds = ['receive'];`,
  'modules/register/server/index.ts': `export const take = 1;`,
  'modules/register/server/migrations/1.sql': 'create table register (id int);',
  'modules/leave/package.json': module('leave', 'register'),
  'modules/leave/contract/index.ts': `export const leave = 1;`,
  'modules/leave/server/index.ts': `export { kinds } from '@sarn/register/contract';`,
  'modules/leave/server/migrations/1.sql': 'create table leave (id int);',
};

const check = (file: string, text: string): string[] =>
  checkTree(new Map(Object.entries({ ...TREE, [file]: text })), [['register'], ['leave']]).map(
    ({ file: where, rule }) => `${where} ${rule}`,
  );

test.each([
  'modules/register/server/numbers.int.test.ts',
  'modules/register/server/book/numbers.testing.ts',
])('%s may open the shared test application', (file) => {
  expect(check(file, OPENED)).toEqual([]);
});

test.each([
  ['code that runs for people', 'modules/register/server/numbers.ts'],
  ['a unit test', 'modules/register/server/numbers.test.ts'],
  ['a test of a contract', 'modules/register/contract/numbers.int.test.ts'],
  ['a test of a web layer', 'modules/register/web/numbers.int.test.ts'],
  ['a test of the platform', 'platform/server/numbers.int.test.ts'],
])('%s may not', (_what, file) => {
  expect(check(file, OPENED)).toContain(`${file} direction`);
});

test('an integration test opens no other entry point of the application', () => {
  const file = 'modules/register/server/numbers.int.test.ts';
  expect(check(file, `import '@sarn/server/app';`)).toContain(`${file} direction`);
});

test('beside it an integration test stays in its tier, and declares what it opens', () => {
  const file = 'modules/register/server/numbers.int.test.ts';
  const found = check(file, `${OPENED} import '@sarn/leave/contract';`);
  expect(found).toEqual([`${file} tier`, `${file} declared`]);
});

test('it sees the tables of lower tiers, where it opens the application', () => {
  const file = 'modules/leave/server/leave.int.test.ts';
  const look = "const text = 'select 1 from register';";
  expect(check(file, `${OPENED} ${look}`)).toEqual([]);
  expect(check(file, look)).toEqual([`${file} table-owner`]);
});

test('it sees no tables of higher tiers', () => {
  const file = 'modules/register/server/numbers.int.test.ts';
  const look = "const text = 'select 1 from leave';";
  expect(check(file, `${OPENED} ${look}`)).toEqual([`${file} table-owner`]);
});
