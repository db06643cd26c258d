import { expect, test } from 'vitest';
import { circleOf } from './check-parts.ts';
import { parts } from './parts.ts';

test('files that import each other are found, wherever the circle begins', () => {
  const files = new Map([
    ['page', ['base', 'table']],
    ['table', ['overlays']],
    ['overlays', ['base', 'table']],
    ['base', []],
  ]);
  expect(circleOf(files)).toEqual(['table', 'overlays', 'table']);
  files.set('overlays', ['base']);
  expect(circleOf(files)).toBeNull();
});

test('a module goes into the first part that names it', () => {
  const partOf = (id: string) =>
    parts
      .toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0))
      .find(({ test: of }) => of instanceof RegExp && of.test(id))?.name;
  expect(partOf('/x/node_modules/lucide-react/dist/esm/icons/eye.mjs')).toBe('base');
  expect(partOf('/x/node_modules/lucide-react/dist/esm/icons/archive.mjs')).toBe('icons');
  expect(partOf('/x/platform/web/field/Select.tsx')).toBe('select');
  expect(partOf('/x/modules/retention/web/document-page.tsx')).toBe('document');
  expect(partOf('/x/modules/retention/web/RetentionPage.tsx')).toBeUndefined();
});
