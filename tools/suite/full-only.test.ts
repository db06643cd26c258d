import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fullOnly } from './full-only.ts';
import { root } from './places.ts';

const exclude = ['**/node_modules/**'];

test('every file that only the full run takes exists', () => {
  const found = (pattern: string) => globSync(pattern, { cwd: root, exclude });
  expect(fullOnly.filter((pattern) => found(pattern).length === 0)).toEqual([]);
});
