import type { Database } from '../db/database.ts';
import type { Logger } from '../log.ts';
import { noteFailure, noteSuccess } from './job-run.store.ts';

/** Keeps when the jobs of each name last succeeded and failed. */
export interface JobNotes {
  succeeded(name: string): Promise<void>;
  failed(name: string): Promise<void>;
}

/** A job that runs often is noted this seldom: its last success is known well enough. */
const noteEveryMs = 20_000;

export function createJobNotes({ db, log }: { db: Database; log: Logger }): JobNotes {
  const noted = new Map<string, number>();
  const keep = async (name: string, note: typeof noteSuccess): Promise<void> => {
    try {
      await db.transaction((tx) => note(tx, name));
    } catch (error) {
      // The job itself has ended: its result does not depend on this note.
      log.warn({ err: error, job: name }, 'the run of a job was not noted');
    }
  };
  return {
    async succeeded(name) {
      const now = performance.now();
      const before = noted.get(name);
      if (before !== undefined && now - before < noteEveryMs) return;
      noted.set(name, now);
      await keep(name, noteSuccess);
    },
    async failed(name) {
      noted.delete(name);
      await keep(name, noteFailure);
    },
  };
}
