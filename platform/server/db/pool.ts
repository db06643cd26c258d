import pg from 'pg';
import type { DbLog } from './db-log.ts';
import type { Pace } from './pace.ts';
import { typeParsers } from './pg-types.ts';

const STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_IN_TRANSACTION_MS = 60_000;
const CONNECT_TIMEOUT_MS = 10_000;
const DEFAULT_MAX = 10;

type Named = { name: string; text: string; values: unknown[] };
type Send = (...args: unknown[]) => unknown;

/** What is known of the statements of one database. */
export interface Statements {
  readonly nameOf: (text: string) => string | undefined;
  /** Null where the times of statements are not used. */
  readonly pace: Pace | null;
}

/** Sessions are in UTC, with time limits and type parsers of the platform. */
export const sessionConfig = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  application_name: 'sarn',
  keepAlive: true,
  // Compiled plans: a server that has them compiles a statement of many parts for one to three seconds, which
  // then runs for some milliseconds, and again at its next execution.
  options: '-c timezone=UTC -c jit=off',
  types: typeParsers as never,
});

/** A pool of such sessions, which name their statements. */
export function openPool(
  url: string,
  options: { max?: number; log: DbLog; statements: Statements },
): pg.Pool {
  const pool = new pg.Pool({
    ...sessionConfig(url),
    max: options.max ?? DEFAULT_MAX,
    Client: namedClient(options.statements) as never,
  });
  // Without this a restart of the database server would end this process.
  pool.on('error', (error) => {
    if (pool.ending) return; // the connection is being closed anyway, the server closed it first
    options.log.warn({ reason: error.message }, 'an idle database connection was lost');
  });
  pool.on('connect', (client) => {
    // The pool listens only to idle connections. When one in use breaks between two
    // statements, its next statement fails.
    client.on('error', () => undefined);
  });
  return pool;
}

/**
 * A client that adds the statement name to `query(text, values)`, and measures how long each named
 * one takes; every other form is unchanged.
 */
function namedClient({ nameOf, pace }: Statements): typeof pg.Client {
  class NamedClient extends pg.Client {
    override query(...args: unknown[]): never {
      const send = super.query.bind(this) as unknown as Send;
      const named = withName(args, nameOf);
      if (named === null) return send(...args) as never;
      const sent = send(named, ...args.slice(2));
      return (pace && sent instanceof Promise ? noted(sent, named, pace) : sent) as never;
    }
  }
  return NamedClient;
}

function withName(args: unknown[], nameOf: Statements['nameOf']): Named | null {
  const [text, values] = args;
  if (typeof text !== 'string' || !Array.isArray(values)) return null;
  const name = nameOf(text);
  return name === undefined ? null : { name, text, values };
}

async function noted(sent: Promise<unknown>, named: Named, pace: Pace): Promise<unknown> {
  const began = performance.now();
  try {
    return await sent;
  } finally {
    pace.note(named, performance.now() - began);
  }
}
