import { AsyncLocalStorage } from 'node:async_hooks';
import type { DbLog } from './db-log.ts';
import { ProgrammingError } from './programming-error.ts';
import type { Questions } from './questions.ts';

/** State of one attempt of a transaction: whether it still runs, its calls after commit, and what it must ask first. */
export class TransactionScope {
  isOpen = true;
  readonly afterCommit: (() => void)[] = [];
  readonly questions: Questions;

  constructor(questions: Questions) {
    this.questions = questions;
  }

  /** Each act once, in the order given; one that fails does not stop the next. */
  runAfterCommit(log: DbLog): void {
    for (const act of this.afterCommit.splice(0)) runLogged(act, log);
  }
}

function runLogged(act: () => unknown, log: DbLog): void {
  const tell = (error: unknown): void => {
    const err = error instanceof Error ? error : new Error(String(error));
    log.error({ err }, 'an act after commit failed');
  };
  try {
    const result = act();
    // An async act would otherwise end the process by its unhandled rejection.
    if (result instanceof Promise) result.catch(tell);
  } catch (error) {
    tell(error);
  }
}

/** The transactions of every database of this process; each database has its own beside it. */
const begun = new AsyncLocalStorage<TransactionScope>();

/** Runs the work of a transaction, so that what it calls can ask whether one is open. */
export const withinTransaction = <T>(scope: TransactionScope, work: () => Promise<T>): Promise<T> =>
  begun.run(scope, work);

/**
 * For everything that waits for an answer from outside: a transaction would hold its connection and its locks for as
 * long as the other side likes.
 *
 * @throws ProgrammingError
 */
export function refuseInTransaction(what: string): void {
  if (begun.getStore()?.isOpen) {
    throw new ProgrammingError(`${what} inside a transaction: ask outside of it, then write`);
  }
}
