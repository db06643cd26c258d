import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path/posix';
import type { Repository, Package, SourceFile } from './repository.ts';
import { placeOf } from './place.ts';
import type { Place } from './place.ts';

/** The file or package of an import. */
export type Target =
  | { kind: 'file'; path: string; place: Place | undefined }
  | { kind: 'own-package'; package: Package; entryPoint: string; place: Place | undefined }
  | { kind: 'unknown-package'; name: string }
  | { kind: 'npm'; name: string }
  | { kind: 'node'; name: string };

const BUILTIN = new Set(builtinModules);

/** Resolves without the disk; the place of an entry point is that of the file behind it. */
export function targetOf(repository: Repository, file: SourceFile, specifier: string): Target {
  if (specifier.startsWith('.')) {
    const path = join(dirname(file.path), specifier);
    return { kind: 'file', path, place: placeOf(path) };
  }
  if (specifier.startsWith('node:') || BUILTIN.has(specifier)) {
    return { kind: 'node', name: specifier };
  }
  const name = packageName(specifier);
  if (!name.startsWith('@sarn/')) return { kind: 'npm', name };
  const found = repository.packagesByName.get(name);
  if (!found) return { kind: 'unknown-package', name };
  const entryPoint = `.${specifier.slice(name.length)}`;
  // Without such an entry point the layer in its name is still known.
  const behind = join(found.folder, found.entryPoints.get(entryPoint) ?? `${entryPoint}/index.ts`);
  return { kind: 'own-package', package: found, entryPoint, place: placeOf(behind) };
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
