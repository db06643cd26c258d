/** What runs statements; a database of the platform is one. */
interface Asks {
  query<R>(text: string): Promise<R[]>;
}

/** Statements before which connections of this database wait with a transaction open. */
export const idleTransactions = async (db: Asks): Promise<string[]> =>
  (
    await db.query<{ query: string }>(
      `select query from pg_stat_activity where datname = current_database()
         and state like 'idle in transaction%' and pid <> pg_backend_pid()`,
    )
  ).map(({ query }) => query);
