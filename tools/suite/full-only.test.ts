import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fullOnly } from './full-only.ts';
import { root } from './places.ts';

test('what the full run alone runs is there', () => {
  expect(fullOnly.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
