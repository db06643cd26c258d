import path from 'node:path';
import { expect, test } from 'vitest';
import { circleOf } from './check-parts.ts';
import { partOf } from './parts.ts';
import { unmatched } from './patterns.ts';

const root = path.resolve(import.meta.dirname, '../../..');

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
  const of = (file: string) => partOf(`${root}/${file}`);
  expect(of('node_modules/lucide-react/dist/esm/createLucideIcon.mjs')).toBe('base');
  expect(of('node_modules/lucide-react/dist/esm/icons/eye.mjs')).toBe('base');
  expect(of('node_modules/lucide-react/dist/esm/icons/archive.mjs')).toBe('icons');
  expect(of('platform/web/words/language.ts')).toBe('base');
  expect(of('platform/web/words/aria-thai.ts')).toBe('frame');
  expect(of('platform/web/field/Select.tsx')).toBe('select');
  expect(of('modules/classification/web/classification.css')).toBe('letters');
  expect(of('modules/retention/web/document-page.tsx')).toBe('document');
  expect(of('modules/correspondence/web/draft/document-page.tsx')).toBe('document');
  expect(of('modules/retention/web/RetentionPage.tsx')).toBeNull();
  expect(partOf('\0rolldown/runtime.js')).toBe('begin');
});

test('a pattern that matches no module is named with its part, each alternative by itself', () => {
  const parts = [
    { name: 'inputs', of: ['field/{Select,TextField}.tsx', 'layout/*.tsx'] },
    { name: 'words', of: ['words/!(aria*).ts'] },
  ];
  const ids = ['field/Select.tsx', 'field/TextField.tsx', 'layout/Tabs.tsx', 'words/th.ts'];
  expect(unmatched(parts, ids)).toEqual([]);
  expect(unmatched(parts, ['field/Select.tsx', 'layout/Tabs.tsx', 'words/aria.ts'])).toEqual([
    { part: 'inputs', pattern: 'field/TextField.tsx' },
    { part: 'words', pattern: 'words/!(aria*).ts' },
  ]);
});
