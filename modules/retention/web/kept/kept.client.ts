import type { SentInputOf } from '@sarn/kernel';
import { call, download } from '@sarn/platform-web';
import { keptFolders, printKept, printLoanCard } from '@sarn/retention/contract';
import { useMutation, useQuery } from '@tanstack/react-query';

/** Folders of all units. */
export const useKeptFolders = () =>
  useQuery({
    queryKey: ['registry', 'retention', 'kept-folders'],
    queryFn: async ({ signal }) => (await call(keptFolders, {}, { signal })).rows,
  });

/** A form of kept documents as PDF. */
export const useKeptFile = () =>
  useMutation({ mutationFn: (ask: SentInputOf<typeof printKept>) => download(printKept, ask) });

/** The card on which borrowing a document is written. */
export const useLoanCard = (documentId: string) =>
  useMutation({ mutationFn: () => download(printLoanCard, { documentId }) });
