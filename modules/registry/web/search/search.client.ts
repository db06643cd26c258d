import { call } from '@sarn/platform-web';
import { searchDocuments } from '@sarn/registry/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DocumentsAsk } from './documents-view.ts';

/** One page of the papers the reader may see; news of papers make it look again. */
export function useDocuments(ask: DocumentsAsk) {
  return useQuery({
    queryKey: ['registry', 'documents', ask],
    queryFn: ({ signal }) => call(searchDocuments, ask, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
