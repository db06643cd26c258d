import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log.ts';
import type { Anchors } from './anchor.ts';
import type { ChainEnd } from './link.ts';
import { findLink, sealWaiting, takeSealing } from './seal.store.ts';

/** Rows sealed in one transaction: those who wait for the lock wait a few milliseconds. */
const batch = 1_000;
/** Rows that come within this time are sealed together; those of a killed process come later. */
const pauseMs = 500;

/** Writes the chain: seals committed rows, and writes its end outside the database. */
export interface Sealer {
  /** A row was committed; it is sealed within a second while the sealer is started. */
  nudge(): void;
  /**
   * Seals the rows that wait now.
   *
   * @returns how many rows; 0 also when another process is sealing
   */
  seal(): Promise<number>;
  start(): void;
  /** Waits until the running sealing has ended. */
  stop(): Promise<void>;
}

export interface SealerTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly anchors: Anchors;
}

export function createSealer(tools: SealerTools): Sealer {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let isOn = false;
  // A nudge may come from inside a transaction; sealing must not run in that transaction.
  const outside = AsyncLocalStorage.snapshot();
  const seal = async (): Promise<number> => {
    let total = 0;
    for (;;) {
      const count = await sealBatch(tools);
      total += count;
      if (count < batch) return total;
    }
  };
  const nudge = (): void => {
    if (!isOn || timer) return;
    timer = outside(
      setTimeout,
      () => {
        timer = null;
        running = seal().catch((error: unknown) =>
          tools.log.error({ err: error }, 'the audit trail was not sealed; tried again'),
        );
      },
      pauseMs,
    );
    timer.unref();
  };
  return {
    nudge,
    seal,
    start() {
      isOn = true;
      nudge();
    },
    async stop() {
      isOn = false;
      if (timer) clearTimeout(timer);
      timer = null;
      await running;
    },
  };
}

async function sealBatch({ db, clock, log, anchors }: SealerTools): Promise<number> {
  const known = await anchors.newest();
  const done = await db.transaction(async (tx) => {
    if (!(await takeSealing(tx))) return null;
    const isContradicted = known !== null && !sameHash(await findLink(tx, known.seq), known);
    return { ...(await sealWaiting(tx, batch, clock.now())), isContradicted };
  });
  if (!done || done.count === 0) return 0;
  if (known && done.isContradicted) {
    // Sealing goes on, or new acts would stay unprotected; the anchor is kept to show the loss.
    await anchors.keep(known);
    log.error({ place: known.seq }, 'the audit trail does not lead to where it was: verify it');
  }
  await anchors.note({ ...done.end, at: clock.now() });
  return done.count;
}

function sameHash(link: ChainEnd | undefined, anchor: ChainEnd): boolean {
  return link !== undefined && link.hash.equals(anchor.hash);
}
