import type { Finding } from '../finding.ts';
import type { Repository, SourceFile } from '../repository.ts';
import { lineFinder } from '../source.ts';

/** A name of the specified calls, as `F_DOC_ID`. */
const WIRE_NAME = /\bF_[A-Z][A-Z_]*/g;

/** Web code reads names of this program: those of the specified calls are in `*.wire.ts` only. */
export function checkWireNames(repository: Repository): Finding[] {
  return repository.files.filter(isScreen).flatMap(({ path, code }) => {
    const lineAt = lineFinder(code);
    return [...code.matchAll(WIRE_NAME)].map(({ index, 0: name }) => ({
      file: path,
      line: lineAt(index),
      rule: 'wire-name' as const,
      message: `"${name}" belongs to a specified call – read or send it in a *.wire.ts file beside this one`,
    }));
  });
}

const isScreen = ({ path, place }: SourceFile): boolean =>
  /^(modules\/[^/]+\/web|apps\/web)\//.test(path) && !place.isTest && !path.endsWith('.wire.ts');
