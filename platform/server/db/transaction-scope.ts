import type { DbLog } from './db-log.ts';

/** What one attempt of a transaction carries: whether it still runs, and what waits for its end. */
export class TransactionScope {
  isOpen = true;
  readonly afterCommit: (() => void)[] = [];

  /** Each act once, in the order given; one that fails does not hold up the next. */
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
