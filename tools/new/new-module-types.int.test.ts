import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { declaredBinary } from '../suite/places.ts';
import { withMadeModule } from './made-tree.testing.ts';

const name = 'leave-plan';
const made = withMadeModule(name);
const tables = `modules/${name}/server/${name}.tables.gen.ts`;

test.each(['contract', 'server', 'web'])('a new module compiles: %s', (project) =>
  made.run([declaredBinary('typescript', 'tsc'), '-p', `tsconfig.${project}.json`]),
);

test('the linter and the formatter find nothing in a new module', async () => {
  const changed = [`modules/${name}`, 'apps/server/modules-further.ts', 'apps/web/modules.ts'];
  const strict = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'];
  await made.run([declaredBinary('oxlint', 'oxlint'), ...strict, ...changed]);
  await made.run([declaredBinary('oxfmt', 'oxfmt'), '--check', ...changed]);
});

test('the table types of a new module are those of its migration', async () => {
  const read = () => readFileSync(path.join(made.root, tables), 'utf8');
  const before = read();
  await made.run(['tools/db-types.ts']);
  expect(read()).toBe(before);
});
