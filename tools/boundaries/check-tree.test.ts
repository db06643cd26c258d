import { describe, expect, test } from 'vitest';
import { checkTree } from './check-tree.ts';
import type { Finding } from './finding.ts';
import type { Tiers } from './repository.ts';

const TIERS: Tiers = [['organisation'], ['notification'], ['registry', 'help'], ['leave']];

/** A small repository without findings; each test breaks one rule in it. */
const GOOD: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'sarn', devDependencies: { vitest: '1' } }),
  'platform/kernel/package.json': pkg('@sarn/kernel', { '.': './index.ts' }, ['zod']),
  'platform/kernel/index.ts': `import { z } from 'zod'; export { z };`,
  'platform/server/package.json': pkg('@sarn/platform-server', { '.': './index.ts' }, [
    '@sarn/kernel',
    'kysely',
    'fastify',
  ]),
  'platform/server/index.ts': `import { Kysely } from 'kysely'; import 'node:fs'; export { Kysely };`,
  'platform/web/package.json': pkg('@sarn/platform-web', { '.': './index.ts' }, ['react']),
  'platform/web/index.ts': `export const title = document.title;`,
  'platform/testing/package.json': pkg('@sarn/testing', { '.': './index.ts' }, []),
  'platform/testing/index.ts': `export const clock = 1;`,
  'apps/server/package.json': pkg('@sarn/server', {}, ['@sarn/registry']),
  'apps/server/main.ts': `import '@sarn/registry/server';`,
  'modules/organisation/package.json': modulePackage('organisation'),
  'modules/organisation/contract/index.ts': `import { z } from 'zod'; export type Person = z.ZodType;`,
  'modules/organisation/server/index.ts': `export { find } from './person.store.ts';`,
  'modules/organisation/server/person.store.ts': [
    `import type { Kysely } from 'kysely';`,
    `export const find = (db: Kysely<any>) => db.selectFrom('person');`,
  ].join('\n'),
  'modules/organisation/server/migrations/1-organisation.sql':
    'create table if not exists person (id int);',
  'modules/organisation/web/index.ts': `import { title } from '@sarn/platform-web'; export { title };`,
  'modules/notification/package.json': modulePackage('notification', ['@sarn/organisation']),
  'modules/notification/server/index.ts': `import type { Person } from '@sarn/organisation/contract';`,
  'modules/registry/package.json': modulePackage('registry', [
    '@sarn/organisation',
    '@sarn/notification',
  ]),
  'modules/registry/contract/index.ts': `export const kinds = ['memo'];`,
  'modules/registry/server/index.ts': [
    `import { find } from '@sarn/organisation/server';`,
    `import { kinds } from '../contract/index.ts';`,
    `/** @rule saraban-2526 ข้อ 38 */`,
    `export { find, kinds };`,
  ].join('\n'),
  'modules/registry/server/letter.int.test.ts': `import { test } from 'vitest'; import { clock } from '@sarn/testing'; import 'node:fs';`,
  'modules/registry/web/index.ts': `export const lazy = () => import('./LetterPage.tsx');`,
  'modules/registry/web/LetterPage.tsx': `export const LetterPage = () => <p>x</p>;`,
  'modules/leave/package.json': modulePackage('leave', ['@sarn/registry']),
  'modules/leave/server/index.ts': `import { kinds } from '@sarn/registry/contract'; export { kinds };`,
  'docs/rules/saraban-2526.md': '# law\n\n## ข้อ 38\n\nwords\n',
};

function pkg(name: string, exports: Record<string, string>, dependencies: string[]): string {
  return JSON.stringify({
    name,
    exports,
    dependencies: Object.fromEntries(dependencies.map((one) => [one, '*'])),
  });
}

function modulePackage(name: string, more: string[] = []): string {
  const layers = ['contract', 'server', 'web'];
  return pkg(
    `@sarn/${name}`,
    Object.fromEntries(layers.map((layer) => [`./${layer}`, `./${layer}/index.ts`])),
    [
      '@sarn/kernel',
      '@sarn/platform-server',
      '@sarn/platform-web',
      'zod',
      'kysely',
      'react',
      ...more,
    ],
  );
}

function check(change: Record<string, string> = {}): Finding[] {
  return checkTree(new Map(Object.entries({ ...GOOD, ...change })), TIERS);
}

/** Adds a line to a file of the good repository, or makes a new file of it. */
function withLine(file: string, line: string): Finding[] {
  return check({ [file]: `${GOOD[file] ?? ''}\n${line}` });
}

test('the good repository has no findings', () => {
  expect(check()).toEqual([]);
});

const LOAD = joined('imp', 'ort');

function joined(...parts: string[]): string {
  return parts.join('');
}

/** Split so that the checker, reading this file, does not take a fixture for a real import. */
const silence = (word: string): string => `// ${word}`;

describe.each([
  [
    'a contract opens a server layer',
    'modules/registry/contract/index.ts',
    `import '@sarn/platform-server';`,
    'direction',
  ],
  [
    'a contract opens its own server by a path',
    'modules/registry/contract/a.ts',
    `import '../server/index.ts';`,
    'direction',
  ],
  ['a contract uses Node', 'modules/registry/contract/a.ts', `import 'node:fs';`, 'package'],
  ['a contract uses React', 'modules/registry/contract/a.ts', `import 'react';`, 'package'],
  [
    'the kernel opens the platform',
    'platform/kernel/a.ts',
    `import '@sarn/platform-server';`,
    'direction',
  ],
  [
    'a server opens a web layer',
    'modules/registry/server/a.ts',
    `import '../web/index.ts';`,
    'direction',
  ],
  [
    'a server opens a web layer for a type',
    'modules/registry/server/a.ts',
    `import type { P } from '@sarn/organisation/web';`,
    'direction',
  ],
  [
    'a server opens a web layer inside a type',
    'modules/registry/server/a.ts',
    `let p: ${LOAD}('@sarn/organisation/web').P;`,
    'direction',
  ],
  [
    'a server hands a web layer on',
    'modules/registry/server/a.ts',
    `export * from '@sarn/organisation/web';`,
    'direction',
  ],
  [
    'a server loads a web layer later',
    'modules/registry/server/a.ts',
    `await ${LOAD}('@sarn/organisation/web');`,
    'direction',
  ],
  ['a server uses React', 'modules/registry/server/a.ts', `import 'react';`, 'package'],
  [
    'a web layer opens a server',
    'modules/registry/web/a.ts',
    `import '@sarn/organisation/server';`,
    'direction',
  ],
  ['a web layer uses Node', 'modules/registry/web/a.tsx', `import fs from 'node:fs';`, 'package'],
  [
    'a web layer uses the database',
    'modules/registry/web/a.tsx',
    `import type { X } from 'kysely';`,
    'package',
  ],
  [
    'the platform opens a module',
    'platform/server/a.ts',
    `import '@sarn/organisation/server';`,
    'direction',
  ],
  [
    'an app of the server opens a web layer',
    'apps/server/a.ts',
    `import '@sarn/registry/web';`,
    'direction',
  ],
  [
    'an import leaves its package',
    'modules/registry/server/a.ts',
    `import '../../organisation/server/index.ts';`,
    'escape',
  ],
  [
    'a worker leaves its package',
    'modules/registry/server/a.ts',
    `new URL('../../organisation/server/index.ts', import.meta.url);`,
    'escape',
  ],
  [
    'a file that is no entry point is imported',
    'modules/registry/server/a.ts',
    `import '@sarn/organisation/server/person.store.ts';`,
    'entry-point',
  ],
  [
    'an unknown package is opened',
    'modules/registry/server/a.ts',
    `import '@sarn/moon';`,
    'entry-point',
  ],
  [
    'a module is not declared',
    'modules/organisation/server/a.ts',
    `import '@sarn/pdf/server';`,
    'entry-point',
  ],
  [
    'an npm package is not declared',
    'modules/registry/server/a.ts',
    `import 'left-pad';`,
    'declared',
  ],
  ['Node is named without node:', 'modules/registry/server/a.ts', `import 'fs';`, 'package'],
  [
    'a name is put together',
    'modules/registry/server/a.ts',
    'await import(`./${kind}.ts`);',
    'literal',
  ],
  [
    'one imports from a higher tier',
    'modules/organisation/server/a.ts',
    `import '@sarn/registry/contract';`,
    'tier',
  ],
  [
    'one imports from its own tier, be it a contract',
    'modules/help/server/a.ts',
    `import type { Kind } from '@sarn/registry/contract';`,
    'tier',
  ],
  [
    'a module has no tier',
    'modules/moon/server/a.ts',
    `import '@sarn/organisation/contract';`,
    'tier',
  ],
  [
    'real code uses what is for tests',
    'modules/registry/server/a.ts',
    `import '@sarn/testing';`,
    'direction',
  ],
  [
    'real code opens a test',
    'modules/registry/server/a.ts',
    `import './letter.int.test.ts';`,
    'direction',
  ],
  [
    "another's table by Kysely",
    'modules/registry/server/a.store.ts',
    `db.selectFrom('person');`,
    'table-owner',
  ],
  [
    "another's table with a short name",
    'modules/registry/server/a.store.ts',
    `db.innerJoin('person as p', 'a', 'b');`,
    'table-owner',
  ],
  [
    "another's table by SQL",
    'modules/registry/server/a.store.ts',
    'sql<Row>`select 1 from person where x`;',
    'table-owner',
  ],
  [
    "another's table in plain SQL",
    'modules/registry/server/a.store.ts',
    `db.query('update person set a = 1');`,
    'table-owner',
  ],
  [
    'the own table outside a store',
    'modules/organisation/server/a.service.ts',
    `db.selectFrom('person');`,
    'table-owner',
  ],
  [
    'Kysely outside a store',
    'modules/organisation/server/a.service.ts',
    `import type { Kysely } from 'kysely';`,
    'query-place',
  ],
  [
    'the platform knows the office',
    'platform/server/a.ts',
    `export const listClerks = 1;`,
    'business-word',
  ],
  [
    'the platform knows the office in a string',
    'platform/web/a.ts',
    `export const kind = 'leave_request';`,
    'business-word',
  ],
  [
    'a lint rule is silenced',
    'modules/registry/server/a.ts',
    silence(joined('oxlint-dis', 'able-next-line no-debugger')),
    'silencer',
  ],
  [
    'the compiler is silenced',
    'modules/registry/server/a.ts',
    silence(joined('@ts-', 'expect-error later')),
    'silencer',
  ],
  [
    'a TO-DO without an issue',
    'modules/registry/server/a.ts',
    silence(joined('TO', 'DO: later')),
    'todo',
  ],
  [
    'a law nobody wrote down',
    'modules/registry/server/a.ts',
    silence(joined('@', 'rule moon-2600 ข้อ 1')),
    'law',
  ],
  [
    'a clause nobody wrote down',
    'modules/registry/server/a.ts',
    silence(joined('@', 'rule saraban-2526 §39')),
    'law',
  ],
  ['a file is too long', 'modules/registry/server/a.ts', 'const a = 1;\n'.repeat(401), 'size'],
  ['a style sheet is too long', 'modules/registry/web/a.css', '.a {}\n'.repeat(401), 'size'],
  [
    'a migration is too long',
    'modules/registry/server/migrations/1.sql',
    'select 1;\n'.repeat(401),
    'size',
  ],
  ['a name says nothing', 'modules/registry/server/date-utils.ts', `export const a = 1;`, 'name'],
  [
    'an index.ts that is no entry point',
    'modules/registry/server/flow/index.ts',
    `export const a = 1;`,
    'name',
  ],
  ['a file lies in no layer', 'modules/registry/a.ts', `export const a = 1;`, 'place'],
  ['a file cannot be read', 'modules/registry/server/a.ts', `const = ;`, 'syntax'],
])('%s', (_name, file, line, rule) => {
  test(`is a finding of ${rule}`, () => {
    const findings = withLine(file, line);
    expect(findings).toContainEqual(expect.objectContaining({ file, rule }));
    expect(findings.every(({ message }) => message.includes('–') || rule === 'syntax')).toBe(true);
  });
});

test.each([
  ['an import in a comment', 'modules/registry/server/a.ts', `// import '@sarn/organisation/web';`],
  [
    'an import in a string',
    'modules/registry/server/a.ts',
    `const text = "import '@sarn/organisation/web'";`,
  ],
  [
    'a word that only sounds like the office',
    'platform/web/a.ts',
    `socket.leave(name); export const unit = 'px';`,
  ],
  ['a business word in a comment', 'platform/web/a.ts', `// a clerk sees this`],
  [
    'an ordinary word that is a table too',
    'modules/registry/server/a.ts',
    `const kind = 'person';`,
  ],
  ['a numbered TO-DO', 'modules/registry/server/a.ts', silence(joined('TO', 'DO #12: later'))],
  ['a long file of words', 'modules/registry/web/words/th.ts', 'const a = 1;\n'.repeat(401)],
  ['the owner in its store', 'modules/organisation/server/a.store.ts', `db.selectFrom('person');`],
])('%s is allowed', (_name, file, line) => {
  expect(withLine(file, line)).toEqual([]);
});

test('a finding names its line', () => {
  const [finding] = check({
    'modules/registry/web/a.ts': `\n\nimport {\n  find,\n} from '@sarn/organisation/server';`,
  });
  expect(finding).toMatchObject({ file: 'modules/registry/web/a.ts', line: 5 });
});

test('modules that declare each other are refused as a circle', () => {
  const findings = check({
    'modules/organisation/package.json': modulePackage('organisation', ['@sarn/notification']),
  });
  expect(findings.map(({ rule }) => rule)).toContain('cycle');
});

test('a declaration upwards is a finding even when nothing uses it', () => {
  const findings = check({
    'modules/organisation/package.json': modulePackage('organisation', ['@sarn/registry']),
  });
  expect(findings.map(({ rule }) => rule)).toContain('tier');
});
