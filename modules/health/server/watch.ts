import { newId } from '@sarn/kernel';
import type { HealthDependencies } from './dependencies.ts';
import { forgetProcess, noteProcess } from './health.store.ts';
import { silentMs } from './process.check.ts';
import { makeRound } from './round.service.ts';

/** Looks at everything each minute, for as long as the server runs. */
export interface HealthWatch {
  /** Begins; the first round is made after one interval. */
  start(): void;
  /** Ends, and waits for the round that is being made. */
  stop(): Promise<void>;
}

const usualEveryMs = 60_000;

/**
 * A timer and not a background job: that background jobs do not work is one of the faults.
 *
 * @param everyMs for tests
 */
export function createWatch(deps: HealthDependencies, everyMs = usualEveryMs): HealthWatch {
  const { db, clock, log } = deps.platform;
  const id = newId();
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  const beat = () => {
    const now = clock.now();
    const before = new Date(now.getTime() - silentMs).toISOString();
    const own = { id, version: deps.version, at: now.toISOString(), before };
    return db.transaction((tx) => noteProcess(tx, own));
  };
  const round = async (): Promise<void> => {
    try {
      await beat();
      await makeRound(deps);
    } catch (error) {
      // Without a database nothing can be kept; the next minute is tried again.
      log.error({ err: error }, 'the state of the system was not looked at');
    }
  };
  return {
    start() {
      timer ??= setInterval(() => {
        running = running.then(round);
      }, everyMs);
      timer.unref();
    },
    async stop() {
      if (timer === null) return;
      clearInterval(timer);
      timer = null;
      await running;
      await db
        .transaction((tx) => forgetProcess(tx, id))
        .catch((error: unknown) => log.warn({ err: error }, 'this process stays listed a while'));
    },
  };
}
