import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MigrationError } from './migration-error.ts';

/** One module's folder of migrations, as its server manifest gives it. */
export interface MigrationSource {
  readonly module: string;
  readonly folder: URL | string;
  /** Older module names under which a database may have recorded these migrations. */
  readonly formerly?: readonly string[];
}

/** One migration file and its content. */
export interface Migration {
  readonly module: string;
  /** file name without `.sql`: `2026-11-21-0900-leave-request` */
  readonly name: string;
  readonly sha256: string;
  readonly text: string;
}

const NAME = /^\d{4}-\d{2}-\d{2}-\d{4}-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/;

/**
 * Reads every migration of all modules, in the order they run: by file name, so by
 * time, over all modules.
 *
 * @throws MigrationError for a `.sql` file with another kind of name, or a missing folder
 */
export function readMigrations(sources: readonly MigrationSource[]): Migration[] {
  return sources.flatMap(readSource).toSorted(byName);
}

function readSource({ module, folder }: MigrationSource): Migration[] {
  const path = folder instanceof URL ? fileURLToPath(folder) : folder;
  if (!existsSync(path)) throw new MigrationError(`module ${module}: no migration folder ${path}`);
  return readdirSync(path)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readMigration(module, path, file));
}

function readMigration(module: string, folder: string, file: string): Migration {
  if (!NAME.test(file)) {
    throw new MigrationError(`module ${module}: ${file} is not named YYYY-MM-DD-HHMM-name.sql`);
  }
  // Git on Windows may change line ends; that is no change of the migration.
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { module, name: file.slice(0, -'.sql'.length), sha256, text };
}

/** Plain code-unit order: the same on every system. */
function byName(a: Migration, b: Migration): number {
  const [left, right] = [`${a.name} ${a.module}`, `${b.name} ${b.module}`];
  if (left === right) throw new MigrationError(`module ${a.module}: ${a.name} exists twice`);
  return left < right ? -1 : 1;
}
