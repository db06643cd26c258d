import pg from 'pg';
import type { DbLog } from './db-log.ts';
import type { Pace, Paced } from './pace.ts';
import { writeTogether } from './write-together.ts';

/**
 * A few connections that short reads share: one is sent before the previous one is answered,
 * and statements of one turn of the event loop are sent in one write. Much of a short statement's
 * cost is writing to a socket and waking the process that reads it.
 *
 * Each statement stays a transaction of its own: a failing one does not affect the others.
 */
export interface PipelinedConnections {
  /** @returns undefined when the statement needs a connection of its own */
  send<R>(text: string, values: readonly unknown[]): Promise<R[]> | undefined;
  close(): Promise<void>;
}

interface PipelinedConnection {
  readonly client: pg.Client;
  /** Number of statements sent and not yet answered. */
  waiting: number;
  /** How long these are expected to take, in milliseconds. */
  load: number;
  /** When the statement that runs now could begin. */
  since: number;
  isHeld: boolean;
}

/**
 * A statement does not join a pipelined connection with this much waiting, nor one that has not
 * answered for this long: it runs a long statement. A connection of the pool is quicker then.
 */
const patienceMs = 10;
/**
 * So much is written together to one connection in a turn. On another one a short statement costs a write and the
 * waking of a process, which is more than it takes itself.
 */
const togetherMs = 2;
/** Wait after a connection was lost or refused. */
const pauseMs = 1_000;

export function openPipelinedConnections(
  config: pg.ClientConfig,
  { count, pace, log }: { readonly count: number; readonly pace: Pace; readonly log: DbLog },
): PipelinedConnections {
  const connections: PipelinedConnection[] = [];
  const opening = new Set<Promise<void>>();
  let pausedUntil = 0;
  let isClosed = false;

  const lost = (error: Error): void => {
    pausedUntil = performance.now() + pauseMs;
    if (!isClosed) log.warn({ reason: error.message }, 'a shared database connection was lost');
  };

  const open = async (): Promise<void> => {
    const client = new pg.Client({ ...config, pipeline: true } as pg.ClientConfig);
    // The driver reports it twice: when the server ends it, and when the socket is closed.
    client.on('error', (error: Error) => {
      const place = connections.findIndex((connection) => connection.client === client);
      if (place < 0) return;
      connections.splice(place, 1);
      lost(error);
    });
    try {
      await client.connect();
      if (isClosed) await client.end();
      else connections.push({ client, waiting: 0, load: 0, since: 0, isHeld: false });
    } catch (error) {
      lost(error as Error);
    }
  };

  const freeConnection = (now: number, ms: number): PipelinedConnection | undefined => {
    if (connections.length + opening.size < count && now >= pausedUntil && !isClosed) {
      const opened = open().finally(() => opening.delete(opened));
      opening.add(opened);
    }
    let best: PipelinedConnection | undefined;
    for (const connection of connections) {
      if (connection.waiting > 0 && Math.max(connection.load, now - connection.since) > patienceMs)
        continue;
      if (connection.isHeld && connection.load + ms < togetherMs) return connection;
      if (!best || connection.load < best.load) best = connection;
    }
    return best;
  };

  return {
    send: (text, values) => {
      const short = count > 0 ? pace.shortRead(text) : undefined;
      const connection = short && freeConnection(performance.now(), short.ms);
      return connection && ask(connection, { text, values: [...values] }, short, pace);
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...opening, ...connections.splice(0).map(({ client }) => client.end())]);
    },
  };
}

async function ask<R>(
  connection: PipelinedConnection,
  { text, values }: { readonly text: string; readonly values: unknown[] },
  { name, ms }: Paced,
  pace: Pace,
): Promise<R[]> {
  if (connection.waiting === 0) connection.since = performance.now();
  connection.waiting += 1;
  connection.load += ms;
  hold(connection);
  try {
    const { rows } = await connection.client.query({ name, text, values });
    return rows as R[];
  } finally {
    const now = performance.now();
    pace.note({ name, text }, now - connection.since);
    connection.since = now;
    connection.waiting -= 1;
    connection.load -= ms;
  }
}

/** Keeps back what is written until this turn of the event loop is over. */
function hold(connection: PipelinedConnection): void {
  if (connection.isHeld) return;
  connection.isHeld = writeTogether(connection.client, () => {
    connection.isHeld = false;
  });
}
