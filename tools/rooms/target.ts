import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path/posix';
import type { House, Package, SourceFile } from './house.ts';
import { placeOf } from './place.ts';
import type { Place } from './place.ts';

/** What an import leads to. */
export type Target =
  | { kind: 'file'; path: string; place: Place | undefined }
  | { kind: 'own-package'; package: Package; door: string; place: Place | undefined }
  | { kind: 'unknown-package'; name: string }
  | { kind: 'npm'; name: string }
  | { kind: 'node'; name: string };

const BUILTIN = new Set(builtinModules);

/** Resolves without looking at the disk; a door's place is that of the file behind it. */
export function targetOf(house: House, file: SourceFile, specifier: string): Target {
  if (specifier.startsWith('.')) {
    const path = join(dirname(file.path), specifier);
    return { kind: 'file', path, place: placeOf(path) };
  }
  if (specifier.startsWith('node:') || BUILTIN.has(specifier)) {
    return { kind: 'node', name: specifier };
  }
  const name = packageName(specifier);
  if (!name.startsWith('@sarn/')) return { kind: 'npm', name };
  const found = house.packagesByName.get(name);
  if (!found) return { kind: 'unknown-package', name };
  const door = `.${specifier.slice(name.length)}`;
  // Without such a door there is still the room its name speaks of.
  const behind = join(found.folder, found.doors.get(door) ?? `${door}/index.ts`);
  return { kind: 'own-package', package: found, door, place: placeOf(behind) };
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
