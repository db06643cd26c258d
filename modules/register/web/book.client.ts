import type { SentInputOf } from '@sarn/kernel';
import { printBlob } from '@sarn/file/web';
import { call, download, saveBlob } from '@sarn/platform-web';
import {
  closeRegisterYear,
  endReservedNumber,
  exportRegister,
  listRegisterEntries,
  listReservedNumbers,
  openRegisterBook,
  printRegisterProof,
  proveRegister,
  reserveNumbers,
} from '@sarn/register/contract';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { BookAsk } from './book-view.ts';

const root = 'registry';

/** Entries of a register, by number, more on request. */
export function useRegisterEntries(ask: BookAsk, isOldestFirst: boolean) {
  return useInfiniteQuery({
    queryKey: [root, 'lines', ask, isOldestFirst],
    queryFn: ({ signal, pageParam }) => {
      const from = pageParam === null ? {} : { before: pageParam };
      const place = isOldestFirst ? { after: pageParam ?? 0 } : from;
      return call(listRegisterEntries, { ...ask, ...place }, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.hasMore ? (last.rows.at(-1)?.number ?? null) : null),
    placeholderData: keepPreviousData,
  });
}

/** Saves the entries as a file of form 13 or 14. */
export function useExportBook() {
  return useMutation({
    mutationFn: async (ask: BookAsk) => {
      const { blob, fileName } = await download(exportRegister, ask);
      saveBlob(blob, fileName);
    },
  });
}

/** Closes the register of a year that is over. */
export function useCloseYear() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof closeRegisterYear>) => call(closeRegisterYear, sent),
    onSuccess: () => cache.invalidateQueries({ queryKey: [root] }),
  });
}

/** Proof of a register, made anew each time it is shown. */
export function useProof(ask: SentInputOf<typeof proveRegister>) {
  return useQuery({
    queryKey: [root, 'proof', ask],
    queryFn: ({ signal }) => call(proveRegister, ask, { signal }),
    enabled: ask.registerId !== '',
    staleTime: 0,
  });
}

/** Prints the proof of a register, or saves it as a file. */
export function usePrintedProof(ask: SentInputOf<typeof printRegisterProof>) {
  return useMutation({
    mutationFn: async (as: 'print' | 'save') => {
      const { blob, fileName } = await download(printRegisterProof, ask);
      if (as === 'print') printBlob(blob);
      else saveBlob(blob, fileName);
    },
  });
}

type Keyed<T> = T & { readonly idempotencyKey: string };

/** Opens a register that has given no number yet. */
export function useOpenRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof openRegisterBook>) => call(openRegisterBook, sent),
    onSuccess: () => client.invalidateQueries({ queryKey: [root] }),
  });
}

export function useReserve() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...sent }: Keyed<SentInputOf<typeof reserveNumbers>>) =>
      call(reserveNumbers, sent, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: [root] }),
  });
}

/** Makes a reserved number void or releases it. */
export function useEndReserved() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...sent }: Keyed<SentInputOf<typeof endReservedNumber>>) =>
      call(endReservedNumber, sent, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: [root] }),
  });
}

/** Reserved numbers that the letter now being registered could get. */
export function useReservedNumbers() {
  return useQuery({
    queryKey: [root, 'reserved-numbers'],
    queryFn: ({ signal }) => call(listReservedNumbers, {}, { signal }),
    select: (answer) => answer.rows,
    staleTime: 0,
  });
}
