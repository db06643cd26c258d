import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('every field for files begins with those of its form, which may have been kept before a refresh', () => {
  const files = globSync('modules/*/web/**/*.tsx', { cwd: root, exclude: ['**/node_modules/**'] });
  const fields = files
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/<FilePicker\b[^]*?\/>/g)].map(
        ([field]) => ({ file, isEmpty: /\bfiles=\{\[\]\}/.test(field) }),
      ),
    );
  expect(fields.length).toBeGreaterThan(8);
  expect(fields.filter(({ isEmpty }) => isEmpty).map(({ file }) => file)).toEqual([]);
});
