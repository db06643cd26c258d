import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PipelinedConnections } from './pipelined-connections.ts';

/**
 * A pool for the query builder that takes a connection only for what no shared one can answer, so
 * that a short read costs the same whether it is built or written as text.
 */
export function sharedReadsBefore(
  pool: PostgresPool,
  connections: PipelinedConnections,
  check: () => void,
): PostgresPool {
  return {
    options: pool.options,
    connect: () => {
      check();
      return Promise.resolve(new LateClient(pool, connections));
    },
    end: () => pool.end(),
  };
}

/** Takes a connection of the pool with its first statement that needs one, and keeps it. */
class LateClient implements PostgresPoolClient {
  readonly #pool: PostgresPool;
  readonly #pipelined: PipelinedConnections;
  #own: PostgresPoolClient | undefined;

  constructor(pool: PostgresPool, connections: PipelinedConnections) {
    this.#pool = pool;
    this.#pipelined = connections;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('a cursor needs a transaction');
    return this.#send<R>(text, values);
  }

  release(isDestroyed?: boolean): void {
    this.#own?.release(isDestroyed);
  }

  async #send<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const shared = this.#own ? undefined : this.#pipelined.send<R>(text, values);
    if (shared) {
      const rows = await shared;
      return { command: 'SELECT', rowCount: rows.length, rows };
    }
    this.#own ??= await this.#pool.connect();
    return this.#own.query<R>(text, values);
  }
}
