import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import type { Program } from 'oxc-parser';
import { expect, test } from 'vitest';

/**
 * Texts of the interface are in the folders of words, in both languages: one that stands in a component
 * would be seen in the wrong language. A walk through an English product finds it too, but only on a page
 * that it opens.
 */
const sources = globSync(
  ['modules/*/web/**/*.{ts,tsx}', 'platform/web/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}'],
  {
    exclude: ['**/node_modules/**', '**/*.test.*', '**/*.testing.*', '**/*.gen.ts'],
  },
);

/** Shorter ones are initials of days and names of keys. */
const thaiWord = /[\u0E00-\u0E7F]{3,}/;

const programs = new Map<string, Program>();

/** Each file is asked more than once. */
function programOf(file: string): Program {
  const known = programs.get(file) ?? parseSync(file, readFileSync(file, 'utf8')).program;
  programs.set(file, known);
  return known;
}

/** String literals, parts of templates and text between tags; comments are none of them. */
function textsOf(file: string): string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
    TemplateElement: ({ value }) => void found.push(value.cooked ?? value.raw),
    JSXText: ({ value }) => void found.push(value),
  }).visit(programOf(file));
  return found;
}

/** Elements of what is typed as it stands, in any language. */
const asTyped = new Set(['code', 'kbd']);

/** Latin words between tags that a reader would take for words of the page. */
function shownIn(file: string): string[] {
  const found: string[] = [];
  new Visitor({
    JSXElement({ openingElement: { name }, children }) {
      if (name.type === 'JSXIdentifier' && asTyped.has(name.name)) return;
      for (const child of children) {
        if (child.type !== 'JSXText') continue;
        found.push(...(child.value.replaceAll(/&\w+;/g, '').match(/[A-Za-z]{2,}/g) ?? []));
      }
    },
  }).visit(programOf(file));
  return found;
}

/** Components whose Thai is no text of the interface. */
const documents = [
  // Pages of official documents, which are Thai in any language.
  'modules/register/web/RegisterSheetPage.tsx',
  // The samples of the components, for developers.
  /^platform\/web\/gallery\//,
];

test('no component has a Thai text of its own', () => {
  const stray = sources
    .filter((file) => file.endsWith('.tsx') && !documents.some((one) => file.match(one)))
    .filter((file) => textsOf(file).some((text) => thaiWord.test(text)));
  expect(stray).toEqual([]);
});

/** A Thai example or name inside an English text. */
const quoted = [
  'apps/web/shell/words/en.ts',
  'modules/configuration/web/calendar/words/en.ts',
  'modules/document/web/words/en.ts',
];

test('English words have no Thai', () => {
  const stray = sources
    .filter((file) => file.endsWith('/en.ts') && !quoted.includes(file))
    .filter((file) => textsOf(file).some((text) => thaiWord.test(text)));
  expect(stray).toEqual([]);
});

test('a text between tags is a phrase', () => {
  const stray = sources
    .filter((file) => file.endsWith('.tsx') && !documents.some((one) => file.match(one)))
    .flatMap((file) => shownIn(file).map((text) => `${file}: ${text}`));
  expect(stray).toEqual([]);
});
