import { setTimeout as sleep } from 'node:timers/promises';
import type { DbLog } from '../db-log.ts';
import { EmbeddedError } from './embedded-error.ts';

/** Seconds before each new start within `recentMs`; after the last one the server is given up. */
const PAUSES = [0, 1, 2, 4, 8, 16, 30] as const;
const recentMs = 10 * 60_000;
const lookEveryMs = 1000;

/** What the watch does and asks; tests give their own. */
export interface Watched {
  isAlive(): boolean;
  /** Starts the server again at the same address. */
  startAgain(): Promise<void>;
  /** Nothing more is tried: the program is to end with this message. */
  onLost(error: EmbeddedError): void;
  readonly log: DbLog;
  /** @throws when the signal is aborted */
  wait?(milliseconds: number, signal: AbortSignal): Promise<unknown>;
  now?(): number;
}

/**
 * Watches a server that is no child of this process (it outlives a killed program), and starts it
 * again when it has ended, such as when the system had no memory left. What was committed is in its
 * log and is there after the start.
 *
 * @returns ends the watch; resolves when no start is running any more
 */
export function watchServer(watched: Watched): () => Promise<void> {
  const stopping = new AbortController();
  const wait = watched.wait ?? usualWait;
  const watching = watch(watched, (ms) => wait(ms, stopping.signal)).catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    watched.onLost(lostBy(error));
  });
  return () => {
    stopping.abort();
    return watching;
  };
}

async function watch(
  { isAlive, startAgain, log, now = Date.now }: Watched,
  wait: (milliseconds: number) => Promise<unknown>,
): Promise<never> {
  let attempts: number[] = [];
  for (;;) {
    await wait(lookEveryMs);
    let fault: unknown = new Error('the database server ended again and again');
    while (!isAlive()) {
      attempts = attempts.filter((at) => now() - at < recentMs);
      const pause = PAUSES[attempts.length];
      if (pause === undefined) throw fault;
      log.error({ attempt: attempts.length + 1, pause }, 'the database server has ended');
      if (pause > 0) await wait(pause * 1000);
      attempts.push(now());
      try {
        await startAgain();
        log.warn({ attempt: attempts.length }, 'the database server was started again');
      } catch (error) {
        log.error({ err: error }, 'the database server could not be started again');
        fault = error;
      }
    }
  }
}

const usualWait = (milliseconds: number, signal: AbortSignal): Promise<unknown> =>
  sleep(milliseconds, undefined, { signal, ref: false });

function lostBy(error: unknown): EmbeddedError {
  const reason = error instanceof Error ? error.message : String(error);
  return new EmbeddedError(
    `The database server ended and could not be started again (${PAUSES.length} times in ten minutes): ${reason}`,
  );
}
