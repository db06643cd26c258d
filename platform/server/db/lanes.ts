import pg from 'pg';
import type { DbLog } from './db-log.ts';
import type { Pace, Paced } from './pace.ts';
import { writeTogether } from './write-together.ts';

/**
 * Few connections that short reads share: one is sent before the answer to the one before it came,
 * and what is asked within one turn of the event loop goes out in one write. Much of a
 * short statement's cost is writing to a socket and waking who reads it.
 *
 * Each statement stays a transaction of its own: one that fails fails alone.
 */
export interface Lanes {
  /** @returns undefined when the statement needs a connection of its own */
  send<R>(text: string, values: readonly unknown[]): Promise<R[]> | undefined;
  close(): Promise<void>;
}

interface Lane {
  readonly client: pg.Client;
  /** Sent and not yet answered. */
  waiting: number;
  /** How long these are expected to take, in milliseconds. */
  load: number;
  /** When the statement that is at work now could begin. */
  since: number;
  isHeld: boolean;
}

/**
 * Nobody joins a lane on which so much waits, nor one that has answered nothing for so long: it has
 * met a long statement. A connection of one's own is quicker then.
 */
const patienceMs = 10;
/** After a connection was lost or refused. */
const pauseMs = 1_000;

export function openLanes(
  config: pg.ClientConfig,
  { count, pace, log }: { readonly count: number; readonly pace: Pace; readonly log: DbLog },
): Lanes {
  const lanes: Lane[] = [];
  const opening = new Set<Promise<void>>();
  let pausedUntil = 0;
  let isClosed = false;

  const lost = (error: Error): void => {
    pausedUntil = performance.now() + pauseMs;
    if (!isClosed) log.warn({ reason: error.message }, 'a shared database connection was lost');
  };

  const open = async (): Promise<void> => {
    const client = new pg.Client({ ...config, pipeline: true } as pg.ClientConfig);
    // Told once by the server that ends it, and once more when the line is cut.
    client.on('error', (error: Error) => {
      const place = lanes.findIndex((lane) => lane.client === client);
      if (place < 0) return;
      lanes.splice(place, 1);
      lost(error);
    });
    try {
      await client.connect();
      if (isClosed) await client.end();
      else lanes.push({ client, waiting: 0, load: 0, since: 0, isHeld: false });
    } catch (error) {
      lost(error as Error);
    }
  };

  const freeLane = (now: number): Lane | undefined => {
    if (lanes.length + opening.size < count && now >= pausedUntil && !isClosed) {
      const opened = open().finally(() => opening.delete(opened));
      opening.add(opened);
    }
    let best: Lane | undefined;
    for (const lane of lanes) {
      if (lane.waiting > 0 && Math.max(lane.load, now - lane.since) > patienceMs) continue;
      if (!best || lane.load < best.load) best = lane;
    }
    return best;
  };

  return {
    send: (text, values) => {
      const short = count > 0 ? pace.shortRead(text) : undefined;
      const lane = short && freeLane(performance.now());
      return lane && ask(lane, { text, values: [...values] }, short, pace);
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...opening, ...lanes.splice(0).map(({ client }) => client.end())]);
    },
  };
}

async function ask<R>(
  lane: Lane,
  { text, values }: { readonly text: string; readonly values: unknown[] },
  { name, ms }: Paced,
  pace: Pace,
): Promise<R[]> {
  if (lane.waiting === 0) lane.since = performance.now();
  lane.waiting += 1;
  lane.load += ms;
  hold(lane);
  try {
    const { rows } = await lane.client.query({ name, text, values });
    return rows as R[];
  } finally {
    const now = performance.now();
    pace.note({ name, text }, now - lane.since);
    lane.since = now;
    lane.waiting -= 1;
    lane.load -= ms;
  }
}

/** Keeps back what is written until this turn of the event loop is over. */
function hold(lane: Lane): void {
  if (lane.isHeld) return;
  lane.isHeld = writeTogether(lane.client, () => {
    lane.isHeld = false;
  });
}
