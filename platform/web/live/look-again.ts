import type { Query, QueryClient } from '@tanstack/react-query';
import { noteBusy } from '../busy/busy.ts';

/** Least time between two looks at the same thing while changes keep coming. */
export const betweenLooksMs = 300;

/** Queries that are being looked at again, and whether a change came meanwhile. */
const looking = new WeakMap<Query, { isDue: boolean }>();

/**
 * Asks again for what these queries show; those that nothing shows are asked for when they are shown.
 *
 * Of one query a single call is in flight, and after it at most one more, however many changes came
 * meanwhile: a call under way may have been answered before the change, and cancelling it would
 * starve the page when changes come quickly.
 */
export function lookAgain(client: QueryClient, isConcerned: (query: Query) => boolean): void {
  for (const query of client.getQueryCache().getAll()) {
    if (isConcerned(query)) lookAt(query);
  }
}

/** Whether a query lies under this key. */
export function isUnder(query: Query, key: readonly unknown[]): boolean {
  return key.every((part, at) => query.queryKey[at] === part);
}

function lookAt(query: Query): void {
  // Also where it is shown: what is shown elsewhere or later must not take it for fresh.
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
  // One change may be heard by several components of a page: they are one look.
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

/** Joins the call in flight, or begins one. What it fails with is shown by who shows the query. */
async function ask(query: Query): Promise<void> {
  await query.fetch(undefined, { cancelRefetch: false }).catch(() => undefined);
}
