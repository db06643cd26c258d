import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log.ts';
import { probeSpace } from './probe.store.ts';

/** Whether what is sent can be stored. */
export interface StorageWatch {
  /** A call failed because a disk was full: not ready until a trial write succeeds. */
  noteFull(): void;
  /** Asked by `/readyz`. */
  isWritable(): Promise<boolean>;
}

export interface StorageProbe {
  /** Bytes left for the data folder. */
  freeBytes(): Promise<number>;
  /** Writes a little where files and rows are stored. @throws while there is no space */
  tryWrite(): Promise<void>;
}

/** With less than this left, PostgreSQL may soon be unable to write its log, and then stops. */
export const leastFreeBytes = 32 * 1024 * 1024;
/** Anybody may ask `/readyz`: a trial write is made once in this time at most. */
const probeEveryMs = 1_000;

export function createStorageWatch(
  probe: StorageProbe,
  { clock, log }: { readonly clock: Clock; readonly log: Pick<Logger, 'error'> },
): StorageWatch {
  let isFull = false;
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  const ask = async (): Promise<boolean> => {
    try {
      if ((await probe.freeBytes()) < leastFreeBytes) return false;
      if (isFull) await probe.tryWrite();
      isFull = false;
      return true;
    } catch (error) {
      // Also a data folder that is not mounted: nothing can be stored there.
      log.error({ err: error }, 'nothing can be stored');
      return false;
    }
  };
  return {
    noteFull: () => {
      isFull = true;
      asked = null;
    },
    isWritable: () => {
      const now = clock.now().getTime();
      if (!asked || now - asked.at >= probeEveryMs) asked = { at: now, answer: ask() };
      return asked.answer;
    },
  };
}

/** The disk of the data folder, and the one of the database where that is another. */
export function diskProbe(dataDir: string, db: Database): StorageProbe {
  return {
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    },
    tryWrite: async () => {
      const file = join(dataDir, `.space-${randomUUID()}`);
      try {
        await writeFile(file, Buffer.alloc(1024 * 1024, 1));
      } finally {
        await rm(file, { force: true });
      }
      await db.transaction(probeSpace);
    },
  };
}
