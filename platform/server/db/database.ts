import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { othersEnded } from './after-deadlock.ts';
import { stderrLog } from './db-log.ts';
import type { DbLog } from './db-log.ts';
import type { Handle, Tx } from './handle.ts';
import { openPipelinedConnections } from './pipelined-connections.ts';
import { createPace } from './pace.ts';
import { openPool, sessionConfig } from './pool.ts';
import { ProgrammingError } from './programming-error.ts';
import { Questions } from './questions.ts';
import { sharedReadsBefore } from './shared-reads.ts';
import { statementNames } from './statement-names.ts';
import { TransactionScope, withinTransaction } from './transaction-scope.ts';

export type { Handle, Tx } from './handle.ts';

export interface TransactionOptions {
  readonly isolation?: 'serializable';
  /** Retries after a deadlock or serialization failure, with the work run anew. Default 0. */
  readonly retries?: number;
  /**
   * A separate transaction although one is open here: it stays when the outer one is rolled
   * back. It must not touch rows the outer one locks, or both wait.
   */
  readonly isSeparate?: true;
}

export interface Database extends Handle {
  /**
   * Runs the work in one transaction: committed when it resolves, rolled back when it rejects. Rolled back and begun
   * anew, too, where it needs an answer that no open transaction may wait for (`Tx.askedBefore`).
   *
   * @throws ProgrammingError when called inside another transaction of this database, unless
   *   `isSeparate` is set
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** For libraries with queries of their own (jobs, live messages, migrator); not for stores. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Connections of the pool; default 10. */
  readonly max?: number;
  /** Connections beside the pool that short reads share, opened when needed; default none. */
  readonly connections?: number;
  readonly log?: DbLog;
}

const SEPARATE_MAX = 2;
const DEADLOCK = '40P01';
/** Deadlock and serialization failure: the same work may succeed when run again. */
const RETRYABLE = new Set([DEADLOCK, '40001']);

/**
 * Opens a pool on a PostgreSQL server. It connects with the first query, which fails when the
 * address is wrong.
 *
 * Types read: int8 and count() number (throws beyond 2^53), date `YYYY-MM-DD`,
 * timestamptz Instant (milliseconds), numeric string, json parsed.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { log = stderrLog, connections: count = 0, ...size } = options;
  const pace = createPace();
  const statements = { nameOf: statementNames(), pace: count > 0 ? pace : null };
  const pool = openPool(url, { ...size, log, statements });
  // A pool of its own, or separate transactions would wait for connections their outer ones hold.
  const aside = openPool(url, { max: SEPARATE_MAX, log, statements });
  const connections = openPipelinedConnections(sessionConfig(url), { count, pace, log });
  const current = new AsyncLocalStorage<TransactionScope>();
  const engine: Engine = { inner: kyselyOn(pool), aside: kyselyOn(aside), current, log };
  const check = (): void => {
    if (!current.getStore()?.isOpen) return;
    throw new ProgrammingError('db used inside a transaction: use the tx handle instead');
  };
  const outer = kyselyOn(sharedReadsBefore(pool, connections, check));
  let closing: Promise<void> | undefined;
  return {
    sql: outer,
    query: (text, values = []) => {
      const shared = current.getStore()?.isOpen ? undefined : connections.send<never>(text, values);
      return shared ?? runQuery(outer, text, values);
    },
    transaction: (work, settings) => transact(engine, work, settings ?? {}),
    pool,
    close: () =>
      (closing ??= Promise.all([pool.end(), aside.end(), connections.close()]).then(
        () => undefined,
      )),
  };
}

interface Engine {
  readonly inner: Kysely<unknown>;
  readonly aside: Kysely<unknown>;
  readonly current: AsyncLocalStorage<TransactionScope>;
  readonly log: DbLog;
}

async function transact<T>(
  engine: Engine,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  if (!options.isSeparate && engine.current.getStore()?.isOpen) {
    throw new ProgrammingError('db.transaction inside a transaction: hand the tx on instead');
  }
  const retries = options.retries ?? 0;
  const questions = new Questions();
  let attempt = 0;
  for (;;) {
    try {
      return await attemptOnce(engine, work, { ...options, questions });
    } catch (error) {
      if (await questions.answerOpen()) continue;
      const refusal = error as { code?: string; detail?: string };
      if (attempt >= retries || !RETRYABLE.has(refusal.code ?? '')) throw error;
      // Those that were refused together wait for different times, or they would meet again.
      await sleep(2 ** attempt * 5 * (1 + Math.random()));
      attempt += 1;
      const own = options.isSeparate ? engine.aside : engine.inner;
      if (refusal.code === DEADLOCK) await othersEnded(toHandle(own), refusal);
    }
  }
}

async function attemptOnce<T>(
  { inner, aside, current, log }: Engine,
  work: (tx: Tx) => Promise<T>,
  { isolation, isSeparate, questions }: TransactionOptions & { readonly questions: Questions },
): Promise<T> {
  const scope = new TransactionScope(questions);
  const builder = (isSeparate ? aside : inner).transaction();
  const begun = isolation ? builder.setIsolationLevel(isolation) : builder;
  try {
    const result = await begun.execute((trx) =>
      current.run(scope, () =>
        withinTransaction(scope, async () => {
          try {
            const done = await work(toTx(trx, scope));
            questions.assertNoneOpen();
            return done;
          } finally {
            scope.isOpen = false;
          }
        }),
      ),
    );
    scope.runAfterCommit(log);
    return result;
  } finally {
    scope.isOpen = false;
  }
}

function toTx(trx: Kysely<unknown>, scope: TransactionScope): Tx {
  const assertOpen = (): void => {
    if (!scope.isOpen) throw new ProgrammingError('the transaction has ended: its tx is of no use');
  };
  return {
    get sql() {
      assertOpen();
      return trx;
    },
    query: async (text, values) => {
      assertOpen();
      return runQuery(trx, text, values);
    },
    afterCommit: (act) => {
      assertOpen();
      scope.afterCommit.push(act);
    },
    askedBefore: async (question, ask) => {
      assertOpen();
      return scope.questions.answerTo(question, ask);
    },
  };
}

const toHandle = (kysely: Kysely<unknown>): Handle => ({
  sql: kysely,
  query: (text, values) => runQuery(kysely, text, values),
});

async function runQuery<R>(
  sql: Kysely<unknown>,
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const result = await sql.executeQuery<R>(CompiledQuery.raw(text, [...values]));
  return result.rows;
}

function kyselyOn(pool: PostgresPool): Kysely<unknown> {
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}
