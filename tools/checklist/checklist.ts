import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTree } from '../boundaries/read-tree.ts';
import { root } from '../suite/places.ts';
import { marksIn } from './marks.ts';

/** A demanded feature: its number and its description. */
export interface Feature {
  readonly id: string;
  readonly title: string;
}

/** The demanded features, `docs/features.json`. */
export function readFeatures(): readonly Feature[] {
  const text = readFileSync(path.join(root, 'docs/features.json'), 'utf8');
  return JSON.parse(text) as Feature[];
}

const isTest = /\.(test|e2e)\.tsx?$/;
// Its own tests contain marks as examples; they cover nothing.
const own = 'tools/checklist/';

/** By row, the test files that name it. */
export function readMarks(tree: ReadonlyMap<string, string>): ReadonlyMap<string, string[]> {
  const files = new Map<string, string[]>();
  for (const [file, text] of tree) {
    if (!isTest.test(file) || file.startsWith(own)) continue;
    for (const row of marksIn(file, text)) files.set(row, [...(files.get(row) ?? []), file]);
  }
  return files;
}

/** Demanded features that no test names. */
export function uncovered(
  features: readonly Feature[],
  marks: ReadonlyMap<string, readonly string[]>,
): Feature[] {
  return features.filter(({ id }) => !marks.has(id));
}

/** The marks of the whole repository. */
export function marksOfRepository(): ReadonlyMap<string, string[]> {
  return readMarks(readTree(root));
}
