import {
  getBookColumns,
  listDesignHistory,
  resetBookDesign,
  restoreBookDesign,
  saveBookColumns,
  undoBookDesign,
} from '@sarn/register/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

// Of the register pages: a change is seen there at once.
const root = 'registry';

export const useColumnDesign = (book: string) =>
  useQuery({
    queryKey: [root, 'column-design', book],
    queryFn: ({ signal }) => call(getBookColumns, { book }, { signal }),
  });

/** The design as it is now, to be compared with what was read before. */
export const readColumnDesign = (book: string) => call(getBookColumns, { book });

export type DesignPart = 'columns' | 'acts';

export const useDesignHistory = (book: string, part: DesignPart) =>
  useQuery({
    queryKey: [root, 'design-history', book, part],
    queryFn: ({ signal }) => call(listDesignHistory, { book, part }, { signal }),
  });

function useDesignChange<Sent, Answer>(send: (sent: Sent) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => client.invalidateQueries({ queryKey: [root] }),
  });
}

export const useSaveColumns = () =>
  useDesignChange((sent: SentInputOf<typeof saveBookColumns>) => call(saveBookColumns, sent));
export const useResetDesign = () =>
  useDesignChange((sent: SentInputOf<typeof resetBookDesign>) => call(resetBookDesign, sent));
export const useRestoreDesign = () =>
  useDesignChange((sent: SentInputOf<typeof restoreBookDesign>) => call(restoreBookDesign, sent));
export const useUndoDesign = () =>
  useDesignChange((sent: SentInputOf<typeof undoBookDesign>) => call(undoBookDesign, sent));
