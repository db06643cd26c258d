import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import { copiesName } from './forget-copies.ts';

/** An answer of the server on this device, without the answer itself. */
export interface CopyEntry {
  readonly key: string;
  /** The documents whose content it holds: it is removed with each of them. */
  readonly about: readonly string[];
  /** When the server answered, ISO 8601 in UTC. */
  readonly at: string;
  /** When it was read last, milliseconds since the epoch; the one not read for longest leaves first. */
  readonly usedAt: number;
  readonly bytes: number;
}

interface CopySchema extends DBSchema {
  entries: {
    key: string;
    value: CopyEntry;
    indexes: { about: string; usedAt: number };
  };
  values: { key: string; value: unknown };
  /** Under `owner` the person, and the version of the program that wrote the copies. */
  owner: { key: string; value: string };
}

type Writing = IDBPTransaction<CopySchema, ('entries' | 'values')[], 'readwrite'>;

export interface CopyLimits {
  readonly count: number;
  readonly bytes: number;
  /** A single larger answer is not kept. */
  readonly largestBytes: number;
  readonly ageMs: number;
}

/** As much as a week of reading needs, and little enough for a phone. */
export const copyLimits: CopyLimits = {
  count: 400,
  bytes: 80_000_000,
  largestBytes: 15_000_000,
  ageMs: 7 * 24 * 3_600_000,
};

/** What one person has read, on this device. */
export interface Copies {
  /** Null where there is none, or it is too old. */
  readonly find: (key: string) => Promise<{ readonly at: string; readonly value: unknown } | null>;
  readonly keep: (
    copy: Omit<CopyEntry, 'usedAt' | 'bytes'> & { readonly value: unknown },
  ) => Promise<void>;
  readonly drop: (key: string) => Promise<void>;
  readonly dropAbout: (subjectId: string) => Promise<void>;
  /** The documents of which anything is kept. */
  readonly abouts: () => Promise<readonly string[]>;
  readonly close: () => void;
}

/**
 * Opens the copies of a person. Those of another person, or of another version of the program, whose
 * answers may have another shape, are removed first.
 *
 * @param owner person and version
 */
export async function openCopies(owner: string, limits = copyLimits): Promise<Copies> {
  const db = await openDB<CopySchema>(copiesName, 1, {
    upgrade: (made) => {
      const entries = made.createObjectStore('entries', { keyPath: 'key' });
      entries.createIndex('about', 'about', { multiEntry: true });
      entries.createIndex('usedAt', 'usedAt');
      made.createObjectStore('values');
      made.createObjectStore('owner');
    },
    // Another tab removes everything: this connection must not hold it up.
    blocking: (_now, _next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  await takeOver(db, owner);
  const writing = () => db.transaction(['entries', 'values'], 'readwrite');
  return {
    find: async (key) => {
      const tx = writing();
      const entry = await tx.objectStore('entries').get(key);
      if (!entry || isOld(entry, limits)) return null;
      await tx.objectStore('entries').put({ ...entry, usedAt: Date.now() });
      return { at: entry.at, value: await tx.objectStore('values').get(key) };
    },
    keep: async ({ value, ...entry }) => {
      const bytes = bytesOf(value);
      const tx = writing();
      if (bytes > limits.largestBytes) await remove(tx, entry.key);
      else {
        await tx.objectStore('entries').put({ ...entry, bytes, usedAt: Date.now() });
        await tx.objectStore('values').put(value, entry.key);
        await trim(tx, limits);
      }
      await tx.done;
    },
    drop: async (key) => {
      const tx = writing();
      await remove(tx, key);
      await tx.done;
    },
    dropAbout: async (subjectId) => {
      const tx = writing();
      for (const key of await tx.objectStore('entries').index('about').getAllKeys(subjectId)) {
        await remove(tx, key);
      }
      await tx.done;
    },
    abouts: async () => {
      const entries = await db.getAll('entries');
      return [...new Set(entries.flatMap(({ about }) => about))];
    },
    close: () => db.close(),
  };
}

async function takeOver(db: IDBPDatabase<CopySchema>, owner: string): Promise<void> {
  const tx = db.transaction(['entries', 'values', 'owner'], 'readwrite');
  if ((await tx.objectStore('owner').get('owner')) !== owner) {
    await tx.objectStore('entries').clear();
    await tx.objectStore('values').clear();
    await tx.objectStore('owner').put(owner, 'owner');
  }
  await tx.done;
}

async function remove(tx: Writing, key: string): Promise<void> {
  await tx.objectStore('entries').delete(key);
  await tx.objectStore('values').delete(key);
}

/** Too old first, then those not read for longest, until the rest is within the limits. */
async function trim(tx: Writing, limits: CopyLimits): Promise<void> {
  const known = await tx.objectStore('entries').index('usedAt').getAll();
  let count = known.length;
  let bytes = known.reduce((sum, entry) => sum + entry.bytes, 0);
  for (const entry of known) {
    if (count <= limits.count && bytes <= limits.bytes && !isOld(entry, limits)) continue;
    await remove(tx, entry.key);
    count -= 1;
    bytes -= entry.bytes;
  }
}

const isOld = ({ at }: CopyEntry, { ageMs }: CopyLimits): boolean =>
  Date.parse(at) < Date.now() - ageMs;

const bytesOf = (value: unknown): number =>
  value instanceof Blob ? value.size : JSON.stringify(value).length * 2;
