import type { DbLog } from './db-log.ts';

/** State of one attempt of a transaction: whether it still runs, and its calls after commit. */
export class TransactionScope {
  isOpen = true;
  readonly afterCommit: (() => void)[] = [];

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
