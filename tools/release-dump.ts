/**
 * `npm run dump:release <folder>`: the demo agency of another version as a dump, from which
 * `apps/server/released/released.int.test.ts` starts. The folder is a checkout of that version with its
 * packages installed. Made on an installed PostgreSQL (Debian's), which is older than the embedded
 * one:
 * both can read its output.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { openDatabase } from '@sarn/platform-server';
import { fillEmptyTables } from './release-dump/fill-empty.ts';
import { loadDemoWith } from './release-dump/old-program.ts';
import { installedPostgres } from './suite/installed-postgres.ts';
import { root } from './suite/places.ts';
import { startThrowawayPostgres } from './suite/throwaway-postgres.ts';

const given = process.argv[2];
const programs = installedPostgres();
if (given === undefined) throw new Error('Use: npm run dump:release <folder of a checkout>');
if (programs === undefined) throw new Error('no PostgreSQL is installed: it brings pg_dump');

const folder = path.resolve(given);
const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
  version: string;
};
const server = await startThrowawayPostgres(programs);
try {
  await loadDemoWith(folder, server.url);
  await fill(server.url);
  const text = await dump(programs, server.url);
  const target = path.join(root, 'apps/server/released', `${version}.sql.br`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, compress(text));
  console.log(path.relative(root, target));
} finally {
  await server.stop();
}

/** @throws Error for tables without a row: add values for them to `release-dump/fill-rows.ts` */
async function fill(url: string): Promise<void> {
  const db = openDatabase(url, { max: 1 });
  try {
    const empty = await fillEmptyTables(db);
    const reasons = [...empty].map(([table, reason]) => `${table}: ${reason}`);
    if (reasons.length > 0) throw new Error(`tables without a row\n${reasons.join('\n')}`);
  } finally {
    await db.close();
  }
}

/** SQL statements only, so that a driver can send them; rows as `insert` and not as `copy`. */
async function dump(folderOfPrograms: string, url: string): Promise<string> {
  const options = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=200'];
  const { stdout } = await promisify(execFile)(
    path.join(folderOfPrograms, 'pg_dump'),
    [...options, `--dbname=${url}`],
    { maxBuffer: 2 ** 30 },
  );
  // Commands of psql, and comments with versions of the installed packages.
  return stdout.replaceAll(/^(?:\\(?:un)?restrict .*|-- Dumped .*)\n/gm, '');
}

function compress(text: string): Buffer {
  const bytes = Buffer.from(text);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
