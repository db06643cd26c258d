import type { Plugin } from 'vite';
import { partsInOrder } from './parts.ts';
import { unmatched } from './patterns.ts';

/** The last part: it takes along whatever no earlier part has. */
const lastPart = 'document';

/** What shows a whole document, or every act on one. */
const usesAll = /\/(document\/web\/document\/[A-Za-z]+Dialog|FlowHelpPage)\.tsx$/;

/** Files of the build with the files that each imports when it is loaded. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Vite plugin: stops the build when the parts do not fit. Files that import each other run in an
 * order that depends on which is loaded first. And a module that another page uses too, once it is in
 * the file of the document page, makes that page load all of it. A pattern that matches no module is
 * one whose source file was renamed or is no longer used: its module would leave the part unnoticed.
 */
export function checkParts(): Plugin {
  return {
    name: 'sarn-check-parts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const ids: string[] = [];
      const imports = new Map<string, readonly string[]>();
      const last: string[] = [];
      const mayLoadAll = new Set<string>();
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk') continue;
        imports.set(file, chunk.imports);
        ids.push(...chunk.moduleIds);
        if (usesAll.test(chunk.facadeModuleId ?? '')) mayLoadAll.add(file);
        if (chunk.name === lastPart) last.push(file);
      }
      const [stale] = unmatched(partsInOrder, ids);
      if (stale) {
        this.error(`${stale.pattern} matches no module; see part ${stale.part} in build/parts.`);
      }
      const circle = circleOf(imports);
      if (circle) this.error(`Files import each other: ${circle.join(' → ')}; see build/parts.ts.`);
      for (const [file, imported] of imports) {
        if (mayLoadAll.has(file) || !imported.some((one) => last.includes(one))) continue;
        this.error(
          `${file} loads the whole document page: move what both use (style sheets too) to an earlier part of build/parts.ts.`,
        );
      }
    },
  };
}

/** The first circle of files, beginning and ending with the same one; null when there is none. */
export function circleOf(imports: Imports): readonly string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | null => {
    const at = path.indexOf(file);
    if (at !== -1) return [...path.slice(at), file];
    if (done.has(file)) return null;
    for (const imported of imports.get(file) ?? []) {
      const circle = visit(imported, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}
