import type { Kysely } from 'kysely';

/** First argument of every store method: the database, or the transaction it must stay in. */
export interface Handle {
  /** The query builder without tables: a store gives it tables by `tablesOf`. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each store narrows it to its own tables
  readonly sql: Kysely<any>;
  /**
   * Sends SQL text; repeated text is sent as a named prepared statement. Stores declare their text
   * with `statement`, because the type of the rows is not checked here.
   */
  query<R>(text: string, values?: readonly unknown[]): Promise<R[]>;
}

/** A running transaction. Unusable once its work has ended. */
export interface Tx extends Handle {
  /**
   * Runs once, in order, only when the transaction has committed. An error there is
   * logged and not thrown: the change is committed, so the caller must not be told that it failed.
   */
  afterCommit(act: () => void): void;
  /**
   * The answer of something for which no transaction may wait: another server, a hash, a thread. The first time
   * the transaction is rolled back, then it is asked, and the work begins anew with the answer. So the work did
   * nothing before that a rollback does not undo; where the question is another one the second time, that one is
   * asked.
   *
   * @param question the same text for the same question
   */
  askedBefore(question: string, ask: () => Promise<boolean>): Promise<boolean>;
}
