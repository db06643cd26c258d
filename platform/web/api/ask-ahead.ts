import { QueryObserver } from '@tanstack/react-query';
import type { QueryClient, QueryKey, QueryObserverOptions } from '@tanstack/react-query';
import { firstAsks } from './first-asks.ts';

/** The component is mounted by then, also on a slow phone; later it would ask by itself. */
const heldMs = 10_000;

/**
 * Asks for an answer that a page shows first, while the application that will show it is still being
 * loaded. It is observed until the component is there: what changes meanwhile is heard, and a component
 * with `useFirstAsks` does not ask once more.
 */
export function askAhead<Answer, Shown, Key extends QueryKey>(
  client: QueryClient,
  asked: QueryObserverOptions<Answer, Error, Shown, Answer, Key>,
): void {
  // A refusal is told by the component, which asks again.
  setTimeout(
    new QueryObserver(client, { ...asked, ...firstAsks() }).subscribe(() => undefined),
    heldMs,
  );
}
