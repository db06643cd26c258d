import type { Rolldown } from 'vite';
import { components } from './parts/components.ts';
import { documents } from './parts/documents.ts';
import type { Part } from './parts/part.ts';
import { application, start } from './parts/start.ts';
import { matcher, moduleName } from './patterns.ts';

/*
 * Which scripts become one file. Left alone, the bundler makes a file of every module that two pages
 * share: a document was 171 files. A file here is code that the same pages load, so that no page
 * carries what it does not show. A page that is alone in using a module needs no line here.
 *
 * The order matters: a part takes along what it imports, except what an earlier part has. What many
 * pages use therefore comes before what few use. `check-parts.ts` refuses a build in which files import
 * each other, in which another page imports the file of the document page, or in which a pattern
 * matches no module.
 */
export const partsInOrder: readonly Part[] = [
  ...start,
  ...application,
  ...components,
  ...documents,
];

const matchers = partsInOrder.map(({ name, of }) => ({ name, matches: matcher(of) }));

// The bundler asks for each module and each part.
const answered = new Map<string, string | null>();

/** The first part that names this module; null when none does. */
export function partOf(id: string): string | null {
  const before = answered.get(id);
  if (before !== undefined) return before;
  const file = moduleName(id);
  const part = matchers.find(({ matches }) => matches(file))?.name ?? null;
  answered.set(id, part);
  return part;
}

/** The parts for `codeSplitting`. */
export const parts: Rolldown.CodeSplittingGroup[] = partsInOrder.map(({ name }, index) => ({
  name,
  test: (id) => partOf(id) === name,
  priority: partsInOrder.length - index,
}));
