import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testServer } from '@sarn/testing';
import { expect, test } from 'vitest';
import { readTree } from '../boundaries/read-tree.ts';
import { binary, root } from '../suite/places.ts';
import { withMadeModule } from './made-tree.testing.ts';
import { rename } from './module-tree.ts';

const name = 'leave-plan';
const made = withMadeModule(name);
/** A test of the whole server with the new module; it runs only in the copied tree. */
const proof = 'apps/server/made-module.testing.ts';
const asTest = 'apps/server/made-module.int.test.ts';

test('a new module touches nothing but the indexes of modules', () => {
  const before = readTree(root);
  const changed = [...readTree(made.root)]
    .filter(([file, text]) => before.get(file) !== text)
    .map(([file]) => file)
    .filter((file) => !file.startsWith(`modules/${name}/`));
  expect(changed.toSorted()).toEqual([
    'apps/server/modules-further.ts',
    'apps/server/package.json',
    'apps/web/modules.ts',
    'apps/web/package.json',
    'tools/boundaries/tiers.ts',
  ]);
});

test('a new module obeys the boundaries', () => made.run(['tools/check-boundaries.ts']));

test('a new module works: its own tests, and the whole server with it', async () => {
  const text = readFileSync(path.join(root, proof), 'utf8');
  writeFileSync(path.join(made.root, asTest), rename(text, name));
  const files = [`modules/${name}/`, asTest];
  // It creates databases of its own on this server.
  const env = { DATABASE_URL: testServer().adminUrl };
  await made.run([binary('vitest', 'vitest.mjs'), 'run', ...files], env);
});
