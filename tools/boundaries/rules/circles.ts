import type { Finding } from '../finding.ts';
import type { Repository, SourceFile } from '../repository.ts';
import { targetOf } from '../target.ts';
import { findCircle } from './tiers.ts';

/**
 * Files import each other in no circle, types included: of files in a circle none is understood, or
 * moved, without the others. A worker file counts as imported by the file that starts it.
 */
export function checkCircles(repository: Repository): Finding[] {
  const files = new Map(repository.files.map((file) => [file.path, file]));
  const graph = new Map(
    repository.files.map((file) => [
      file.path,
      importedFiles(repository, file).filter((path) => files.has(path)),
    ]),
  );
  const found: Finding[] = [];
  // A circle is cut in the graph where it was found, so that the next one is found too.
  for (let circle = findCircle(graph); circle; circle = findCircle(graph)) {
    const [file = '', next = ''] = circle;
    graph.set(
      file,
      (graph.get(file) ?? []).filter((path) => path !== next),
    );
    found.push({ file, line: 1, rule: 'cycle', message: complaint(circle) });
  }
  return found;
}

const complaint = (circle: readonly string[]): string =>
  `files import each other in a circle: ${circle.join(' → ')} – move what both need, often a type, to a file of its own`;

/** Files of the repository that a file imports, by path or by an entry point. */
function importedFiles(repository: Repository, file: SourceFile): string[] {
  return file.imports.flatMap(({ specifier }) => {
    if (specifier === undefined) return [];
    const target = targetOf(repository, file, specifier);
    if (target.kind === 'file') return target.path;
    if (target.kind !== 'own-package') return [];
    const entry = target.package.entryPoints.get(target.entryPoint);
    return entry === undefined ? [] : `${target.package.folder}/${entry.replace('./', '')}`;
  });
}
