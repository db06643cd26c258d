import pg from 'pg';
import type { DbLog } from './db-log.ts';
import { typeParsers } from './pg-types.ts';
import { statementNames } from './statement-names.ts';

const STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_IN_TRANSACTION_MS = 60_000;
const CONNECT_TIMEOUT_MS = 10_000;
const DEFAULT_MAX = 10;

type Named = { name: string; text: string; values: unknown[] };
type Send = (...args: unknown[]) => unknown;

/** A pool whose sessions are in UTC, time out, read types our way and name their statements. */
export function openPool(url: string, options: { max?: number; log: DbLog }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? DEFAULT_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: 'sarn',
    keepAlive: true,
    options: '-c timezone=UTC',
    types: typeParsers as never,
    Client: namedClient() as never,
  });
  // Without this a restart of the server ends our process.
  pool.on('error', (error) => {
    if (pool.ending) return; // we are leaving anyway, the server was only quicker
    options.log.warn({ reason: error.message }, 'an idle database connection was lost');
  });
  pool.on('connect', (client) => {
    // The pool listens only to idle connections. One in use that breaks between two
    // statements is told by its next statement, which fails.
    client.on('error', () => undefined);
  });
  return pool;
}

/** A client that adds the statement name to `query(text, values)`; every other form is left as it is. */
function namedClient(): typeof pg.Client {
  const nameOf = statementNames();
  class NamedClient extends pg.Client {
    override query(...args: unknown[]): never {
      const send = super.query.bind(this) as unknown as Send;
      return send(...withName(args, nameOf)) as never;
    }
  }
  return NamedClient;
}

function withName(args: unknown[], nameOf: (text: string) => string | undefined): unknown[] {
  const [text, values, ...rest] = args;
  if (typeof text !== 'string' || !Array.isArray(values)) return args;
  const name = nameOf(text);
  if (name === undefined) return args;
  return [{ name, text, values } satisfies Named, ...rest];
}
