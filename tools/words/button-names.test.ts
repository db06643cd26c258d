import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { JSXChild, JSXElement } from 'oxc-parser';
import { expect, test } from 'vitest';

/**
 * Whoever speaks to the computer says what is seen on a button, so that its name has these words, as words of their own
 * (WCAG 2.5.3). Thai has no blanks between words: one has to stand behind what is seen.
 */
const words = globSync(['{modules/*,platform,apps}/web/**/words/{th,en}.ts']);

type Words = { readonly [key: string]: string | Words };

/** Texts by their keys, as `say` takes them. */
function flat(tree: Words, before = ''): (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as const] : flat(value, `${before}${key}.`),
  );
}

const rootOf = (file: string): string => {
  const parts = file.split(path.sep);
  return parts.slice(0, parts.indexOf('web')).join('/');
};

/** Of each module and language: all texts that a key can mean. */
const texts = new Map<string, Map<string, string[]>>();
for (const file of words) {
  const language = path.basename(file, '.ts');
  const place = `${rootOf(file)} ${language}`;
  const module = (await import(path.resolve(file))) as Record<string, Words>;
  const known = texts.get(place) ?? new Map<string, string[]>();
  for (const [key, text] of flat(module[language] ?? {})) {
    known.set(key, [...(known.get(key) ?? []), text]);
  }
  texts.set(place, known);
}

/** The key of `say('key', …)`; null for anything else. */
function keyOf(value: JSXChild | JSXElement['openingElement']['attributes'][number] | null) {
  const inside = value?.type === 'JSXAttribute' ? value.value : value;
  if (inside?.type !== 'JSXExpressionContainer') return null;
  const { expression } = inside;
  if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return null;
  const [key] = expression.arguments;
  const isSay = expression.callee.name === 'say' && key?.type === 'Literal';
  return isSay && typeof key.value === 'string' ? key.value : null;
}

interface Named {
  readonly file: string;
  readonly seen: string;
  readonly name: string;
}

/** Buttons with a name of their own and words that are seen. */
function buttonsOf(file: string): Named[] {
  const found: Named[] = [];
  new Visitor({
    JSXElement({ openingElement: { attributes }, children }) {
      const label = attributes.find(
        (one) => one.type === 'JSXAttribute' && one.name.name === 'aria-label',
      );
      const name = keyOf(label ?? null);
      const seen = children.map(keyOf).find((key) => key !== null);
      if (name && seen) found.push({ file, seen, name });
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

const spaced = (text: string): string => ` ${text.replaceAll(/[:“”"\s]+/g, ' ').trim()} `;

const buttons = globSync(['{modules/*,platform,apps}/web/**/*.tsx'], {
  exclude: ['**/node_modules/**', '**/*.test.*', '**/*.testing.*'],
}).flatMap(buttonsOf);

test.each(['th', 'en'])(
  'the name of a button has the words that are seen on it: %s',
  (language) => {
    expect(buttons.length).toBeGreaterThan(20);
    const faults = buttons.flatMap(({ file, seen, name }) => {
      const known = texts.get(`${rootOf(file)} ${language}`);
      const [names, shown] = [known?.get(name) ?? [], known?.get(seen) ?? []];
      // Some words lie in a file of their own beside what says them.
      if (names.length === 0 && shown.length === 0) return [];
      const isNamed = names.some((one) => shown.some((text) => spaced(one).includes(spaced(text))));
      return isNamed ? [] : [`${file}: ${names.join(' | ')} for ${shown.join(' | ')}`];
    });
    expect(faults).toEqual([]);
  },
);
