import type { SentInputOf } from '@sarn/kernel';
import { call, download } from '@sarn/platform-web';
import { keptExtent, keptFolders, printKept, printLoanCard } from '@sarn/retention/contract';
import { useMutation, useQuery } from '@tanstack/react-query';

/** Folders of all units. */
export const useKeptFolders = () =>
  useQuery({
    queryKey: ['registry', 'retention', 'kept-folders'],
    queryFn: async ({ signal }) => (await call(keptFolders, {}, { signal })).rows,
  });

/** In how many parts a form is printed, once it is known that one is not enough. */
export const useKeptExtent = (ask: SentInputOf<typeof keptExtent>, isWanted: boolean) =>
  useQuery({
    queryKey: ['registry', 'retention', 'kept-extent', ask],
    enabled: isWanted,
    queryFn: ({ signal }) => call(keptExtent, ask, { signal }),
  });

/** A form of kept documents as PDF. */
export const useKeptFile = () =>
  useMutation({ mutationFn: (ask: SentInputOf<typeof printKept>) => download(printKept, ask) });

/** The card on which borrowing a document is written. */
export const useLoanCard = (documentId: string) =>
  useMutation({ mutationFn: () => download(printLoanCard, { documentId }) });
