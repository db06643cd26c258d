import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';
import { isAlive, startTimeOf } from './process-identity.ts';

interface Holder {
  readonly pid: number;
  readonly started: string | null;
}

/**
 * Takes the data directory for this process (`sarn.lock`). A lock left behind by
 * a dead process is taken over, also when its number has been given out again.
 *
 * @returns releases the lock; safe to call twice
 * @throws EmbeddedError when a living process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'sarn.lock');
  const mine = JSON.stringify({ pid: process.pid, started: startTimeOf(process.pid) ?? null });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (createWhole(path, mine)) return () => release(path, mine);
    const found = read(path);
    if (found === undefined) continue;
    const holder = parse(found);
    if (holder && isHeld(holder)) throw heldBy(dataDir, holder.pid);
    removeStale(path, found);
  }
  throw new EmbeddedError(
    `The lock file ${path} keeps changing; stop the other start and try again`,
  );
}

/** Creates the file with its content in one step: a reader never sees it half written. */
function createWhole(path: string, content: string): boolean {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, content, { mode: 0o644, flag: 'wx' });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Two takers may see the same stale lock; whoever moved away a fresh one puts it back. */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readFileSync(aside, 'utf8');
  if (moved !== stale) createWhole(path, moved);
  rmSync(aside, { force: true });
}

function isHeld(holder: Holder): boolean {
  if (!isAlive(holder.pid)) return false;
  const started = startTimeOf(holder.pid);
  return started === undefined || holder.started === null || started === holder.started;
}

function release(path: string, mine: string): void {
  if (read(path) === mine) rmSync(path, { force: true });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string): Holder | undefined {
  try {
    const value = JSON.parse(text) as Partial<Holder> | null;
    if (typeof value?.pid !== 'number') return undefined;
    return { pid: value.pid, started: value.started ?? null };
  } catch {
    return undefined; // torn by a machine crash: nobody living wrote it
  }
}

function heldBy(dataDir: string, pid: number): EmbeddedError {
  return new EmbeddedError(
    `The data directory ${dataDir} is in use by process ${pid}: stop that process or set SARN_DATA to another directory`,
  );
}
