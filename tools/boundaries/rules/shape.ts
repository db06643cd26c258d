import type { Finding } from '../finding.ts';
import type { Repository, SourceFile } from '../repository.ts';
import { EMPTY_NAMES } from '../layers.ts';

/** Name and place of every file, and whether it can be read at all. */
export function checkShape(repository: Repository): Finding[] {
  const unplaced = repository.unplaced.map((file): Finding => ({
    file,
    line: 1,
    rule: 'place',
    message: 'lies in no layer – move it into contract/, server/ or web/ of its module',
  }));
  return [...unplaced, ...repository.files.flatMap((file) => shapeOf(repository, file))];
}

function shapeOf(repository: Repository, file: SourceFile): Finding[] {
  const at = { file: file.path, line: 1 };
  const found: Finding[] = [];
  if (file.syntaxError !== undefined) {
    found.push({ ...at, rule: 'syntax', message: `cannot be read: ${file.syntaxError}` });
  }
  if (EMPTY_NAMES.test(file.path)) {
    found.push({
      ...at,
      rule: 'name',
      message: 'its name says nothing – name it after the noun it is about',
    });
  }
  if (isUndeclaredIndex(repository, file)) {
    found.push({
      ...at,
      rule: 'name',
      message: 'index.ts is for declared entry points – name it after what it holds',
    });
  }
  return found;
}

function isUndeclaredIndex(repository: Repository, { path, place }: SourceFile): boolean {
  if (!/(^|\/)index\.tsx?$/.test(path)) return false;
  const entryPoints =
    repository.packagesByFolder.get(place.packageFolder)?.entryPoints.values() ?? [];
  const inside = path.slice(place.packageFolder.length + 1);
  return ![...entryPoints].includes(`./${inside}`);
}
