import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('a dot between two facts is that of .s-dotted, which begins and ends no line', () => {
  const files = globSync(['apps/web/**/*.css', 'platform/web/**/*.css', 'modules/*/web/**/*.css'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  const dots = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/([^{}]+)\{[^{}]*content:[^;]*·/g)].map(
      ([, selector = '']) => selector.trim(),
    ),
  );
  expect(dots).toEqual(['.s-dotted > * + *::before']);
});
