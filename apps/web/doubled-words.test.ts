import { globSync, readFileSync } from 'node:fs';
import { usualInstructions } from '@sarn/document-classes/contract';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const files = globSync('{modules,platform}/*/{web,server,contract}/**/*.{ts,tsx}', {
  cwd: root.pathname,
  exclude: ['**/node_modules/**', '**/*.test.*'],
}).filter((file) => !file.includes('node_modules'));

/** Ends in, or puts a value after, the words with which each purpose begins itself. */
const doubles = /เพื่อโปรด\s*:?\s*(?:['"`]|\{|\$\{)/;

test('no label stands before a purpose with the words with which it begins', () => {
  const purposes = Object.values(usualInstructions.purpose).map(({ th }) => th);
  expect(purposes.filter((th) => !th.startsWith('เพื่อโปรด'))).toEqual([]);
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((file) => doubles.test(readFileSync(new URL(file, root), 'utf8')));
  expect(found).toEqual([]);
});
