import { getBookActs, saveBookActs } from '@sarn/worklist/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listFiltersKey } from '../list/list.client.ts';

const root = 'registry';

export const useActDesign = (book: string) =>
  useQuery({
    queryKey: [root, 'act-design', book],
    queryFn: ({ signal }) => call(getBookActs, { book }, { signal }),
  });

/** The acts as they are now, to be compared with what was read before. */
export const readActDesign = (book: string) => call(getBookActs, { book });

export function useSaveActs() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveBookActs>) => call(saveBookActs, sent),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [root] });
      await client.invalidateQueries({ queryKey: [listFiltersKey] });
    },
  });
}
