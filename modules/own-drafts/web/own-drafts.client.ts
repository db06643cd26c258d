import { listOwnDrafts } from '@sarn/own-drafts/contract';
import { seldomHeard } from '@sarn/document/web';
import { call } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';

/** The own drafts of the reader, the last saved first. */
export function useOwnDrafts() {
  return useQuery({
    queryKey: ['registry', 'own-drafts'],
    queryFn: ({ signal }) => call(listOwnDrafts, {}, { signal }),
    staleTime: seldomHeard,
  });
}
