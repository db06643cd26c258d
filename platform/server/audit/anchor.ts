import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChainEnd } from './link.ts';

/** The end of the chain at a time, kept outside the database. */
export interface Anchor extends ChainEnd {
  readonly at: Date;
}

/** The anchors of the chain in the data directory. */
export interface Anchors {
  /** The newest anchor, or null before the first. */
  newest(): Promise<Anchor | null>;
  /** All anchors, by their place in the chain. */
  all(): Promise<Anchor[]>;
  /** Writes a new end; about once an hour it is also kept permanently. */
  note(anchor: Anchor): Promise<void>;
  /** Keeps an anchor permanently that the database contradicts. */
  keep(anchor: Anchor): Promise<void>;
  /** Renames the files of all anchors: from now on the chain in the database is trusted. */
  renew(at: Date): Promise<void>;
}

const keepEveryMs = 3_600_000;

/**
 * Files `audit/anchors.txt` (grows by a line an hour) and `audit/newest.txt`; a line is place,
 * hash and time. Somebody who changes only the database cannot change them.
 */
export function openAnchors(dataDir: string): Anchors {
  const folder = join(dataDir, 'audit');
  const log = join(folder, 'anchors.txt');
  const last = join(folder, 'newest.txt');
  const read = async (file: string) => (await readWhole(file)).split('\n').flatMap(parse);
  const keep = async (anchor: Anchor) => {
    await mkdir(folder, { recursive: true });
    await appendFile(log, format(anchor));
  };
  return {
    newest: async () => (await read(last)).at(-1) ?? (await read(log)).at(-1) ?? null,
    async all() {
      const found = [...(await read(log)), ...(await read(last))];
      return found.toSorted((a, b) => a.seq - b.seq);
    },
    keep,
    async note(anchor) {
      const kept = (await read(log)).at(-1);
      if (!kept || anchor.at.getTime() - kept.at.getTime() >= keepEveryMs) await keep(anchor);
      await replace(last, format(anchor));
    },
    async renew(at) {
      const aside = `.${at.toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;
      for (const file of [log, last]) await rename(file, file + aside).catch(ignoreMissing);
    },
  };
}

function format({ seq, hash, at }: Anchor): string {
  return `${seq} ${hash.toString('hex')} ${at.toISOString()}\n`;
}

/** A last line that is incomplete after a power failure counts as not written. */
function parse(line: string): Anchor[] {
  const match = /^(\d{1,15}) ([0-9a-f]{64}) (\S+Z)$/.exec(line);
  if (!match) return [];
  return [{ seq: Number(match[1]), hash: Buffer.from(match[2]!, 'hex'), at: new Date(match[3]!) }];
}

async function readWhole(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    ignoreMissing(error);
    return '';
  });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function replace(file: string, text: string): Promise<void> {
  // A name of its own: two seals at once would overwrite each other's draft.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600 });
  await rename(draft, file);
}
