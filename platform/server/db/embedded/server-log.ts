import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { own } from './cluster.ts';
import type { Account } from './account.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const KEPT = 3;

/**
 * Prepares `<home>/postgres.log` for a start: a file above 10 MB is renamed to
 * postgres.log.1 and so on; three old files are kept.
 *
 * @returns path of the log file, owned by the server's user
 */
export function prepareLog(home: string, account: Account, maxBytes = MAX_BYTES): string {
  const path = join(home, 'postgres.log');
  if (existsSync(path) && statSync(path).size > maxBytes) rotate(path);
  closeSync(openSync(path, 'a', 0o600));
  own(path, account);
  return path;
}

/** What the server wrote from a byte offset on, at most the last 4,000 bytes. */
export function readLogFrom(path: string, offset: number): string {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const start = Math.max(offset, size - 4000);
    const buffer = Buffer.alloc(Math.max(0, size - start));
    readSync(file, buffer, 0, buffer.length, start);
    return buffer.toString('utf8').trim();
  } finally {
    closeSync(file);
  }
}

function rotate(path: string): void {
  for (let index = KEPT - 1; index >= 1; index -= 1) {
    if (existsSync(`${path}.${index}`)) renameSync(`${path}.${index}`, `${path}.${index + 1}`);
  }
  renameSync(path, `${path}.1`);
}
