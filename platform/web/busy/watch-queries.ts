import type { QueryClient } from '@tanstack/react-query';
import { setBusy } from './busy.ts';

/** Notes on the page how many queries and mutations are running. Called once, at the start. */
export function watchQueries(client: QueryClient): void {
  const count = () => setBusy('queries', client.isFetching() + client.isMutating());
  client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') count();
  });
  client.getMutationCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') count();
  });
}
