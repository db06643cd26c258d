import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a file imports to run, types left out. */
const importsOf = (file: URL): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';/gm),
  ].map(([, name = '']) => name);

function allOf(file: URL, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file.pathname)) return seen;
  const names = importsOf(file);
  seen.set(file.pathname, names);
  for (const name of names.filter((one) => one.startsWith('.'))) allOf(new URL(name, file), seen);
  return seen;
}

test('[5.01] the thread that sets documents loads nothing but the compiler and its own files', () => {
  const files = allOf(new URL('./typesetter.worker.ts', import.meta.url));
  // The lines, the codes and the pictures of pages at least.
  expect(files.size).toBeGreaterThan(20);
  const packages = [...files.values()].flat().filter((name) => !/^(?:\.|node:)/.test(name));
  // The kernel would bring zod along, which takes 9 MB of the thread.
  expect([...new Set(packages)]).toEqual(['@myriaddreamin/typst-ts-node-compiler']);
});
