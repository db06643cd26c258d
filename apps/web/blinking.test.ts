import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Selectors of styles that move without end: what is being waited for, and nothing that is read. */
function endless(): string[] {
  const files = globSync(['apps/web/**/*.css', 'platform/web/**/*.css', 'modules/*/web/**/*.css'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  expect(files.length).toBeGreaterThan(50);
  return files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , rules = '']) =>
        /animation[^;]*\binfinite\b|text-decoration[^;]*blink/.test(rules),
      )
      .map(([, selector = '']) => selector.replaceAll(/\/\*[^]*?\*\//g, '').trim()),
  );
}

it('[6.05] nothing blinks: only what is being waited for moves without end', () => {
  const waiting = ['.s-progress-unknown', '.s-skeleton-part', '.s-spinner'];
  expect(endless().toSorted()).toEqual([...waiting, '.s-table-renewing::before']);
});
