import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';
import { isAlive, startTimeOf } from './process-identity.ts';

interface LockOwner {
  readonly pid: number;
  readonly started: string | null;
}

/**
 * Takes the data directory for this process (`sarn.lock`). A lock left behind by
 * a dead process is taken over, also when another process has its number now.
 *
 * @returns releases the lock; may be called twice
 * @throws EmbeddedError when a running process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'sarn.lock');
  const mine = JSON.stringify({ pid: process.pid, started: startTimeOf(process.pid) ?? null });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (createWhole(path, mine)) return () => release(path, mine);
    const found = read(path);
    if (found === undefined) continue;
    const owner = parse(found);
    if (owner && isHeld(owner)) throw heldBy(dataDir, owner.pid);
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

/** Two processes may see the same stale lock; whichever moved a fresh one puts it back. */
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

function isHeld(owner: LockOwner): boolean {
  if (!isAlive(owner.pid)) return false;
  const started = startTimeOf(owner.pid);
  return started === undefined || owner.started === null || started === owner.started;
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

function parse(text: string): LockOwner | undefined {
  try {
    const value = JSON.parse(text) as Partial<LockOwner> | null;
    if (typeof value?.pid !== 'number') return undefined;
    return { pid: value.pid, started: value.started ?? null };
  } catch {
    return undefined; // written in part at a system crash: its process does not run any more
  }
}

function heldBy(dataDir: string, pid: number): EmbeddedError {
  return new EmbeddedError(
    `The data directory ${dataDir} is in use by process ${pid}: stop that process or set SARN_DATA to another directory`,
  );
}
