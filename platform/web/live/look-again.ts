import type { Query, QueryClient } from '@tanstack/react-query';
import { noteBusy } from '../busy/busy.ts';

/** Shortest time between two fetches of the same query while changes keep coming. */
export const betweenLooksMs = 300;

/** Queries that are being fetched again, and whether a change came meanwhile. */
const looking = new WeakMap<Query, { isDue: boolean }>();

/**
 * Fetches these queries again; those that nothing shows are fetched when they are shown.
 *
 * Each query has a single call running, and after it at most one more, however many changes came
 * meanwhile: a running call may have been answered before the change, and cancelling it would
 * leave the page without an answer when changes come quickly.
 */
export function lookAgain(client: QueryClient, isConcerned: (query: Query) => boolean): void {
  for (const query of client.getQueryCache().getAll()) {
    if (isConcerned(query)) lookAt(query);
  }
}

/** Whether the key of a query begins with this key. */
export function isUnder(query: Query, key: readonly unknown[]): boolean {
  return key.every((part, at) => query.queryKey[at] === part);
}

function lookAt(query: Query): void {
  // Also where it is shown: a component that shows it later must not take it for fresh.
  query.invalidate();
  if (!isShown(query)) return;
  const known = looking.get(query);
  if (known) {
    known.isDue = true;
    return;
  }
  const look = { isDue: false };
  looking.set(query, look);
  noteBusy('live', 1);
  void askUntilCurrent(query, look).finally(() => {
    looking.delete(query);
    noteBusy('live', -1);
  });
}

const isShown = (query: Query): boolean => query.isActive() && !query.isDisabled();

async function askUntilCurrent(query: Query, look: { isDue: boolean }): Promise<void> {
  // Several components of a page may receive one change: the query is fetched once for all.
  await Promise.resolve();
  look.isDue = false;
  // A call from before the change ends first.
  if (query.state.fetchStatus !== 'idle') await ask(query);
  if (isShown(query)) await ask(query);
  while (look.isDue) {
    await new Promise((resolve) => setTimeout(resolve, betweenLooksMs));
    look.isDue = false;
    if (isShown(query)) await ask(query);
  }
}

/** Joins the running call, or begins one. Its error is shown by whatever shows the query. */
async function ask(query: Query): Promise<void> {
  await query.fetch(undefined, { cancelRefetch: false }).catch(() => undefined);
}
