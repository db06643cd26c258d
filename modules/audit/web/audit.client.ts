import {
  exportAuditEntries,
  listAuditActs,
  listAuditChecks,
  listAuditEntries,
  listMyDataReaders,
  listMyDocumentReaders,
  startAuditCheck,
} from '@sarn/audit/contract';
import { searchPeople } from '@sarn/organisation/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call, download, saveBlob, useLanguage } from '@sarn/platform-web';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

const root = 'audit';
const checksKey = [root, 'checks'] as const;
const pollMs = 700;

/** Filter of rows; empty fields are left out. */
export type Filter = SentInputOf<typeof exportAuditEntries>;

/** Rows newest first, page after page. */
export function useLines(filter: Filter) {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: [root, 'lines', language, filter],
    queryFn: ({ pageParam, signal }) =>
      call(listAuditEntries, { ...filter, before: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}

/** All acts with their texts, for the filter. */
export function useActs() {
  const language = useLanguage();
  return useQuery({
    queryKey: [root, 'acts', language],
    queryFn: async ({ signal }) => (await call(listAuditActs, {}, { signal })).rows,
    staleTime: Infinity,
  });
}

export async function findPeople(text: string, signal: AbortSignal) {
  const { rows } = await call(searchPeople, { search: text, take: 15 }, { signal });
  return rows.map(({ id, name, positionName }) => ({ value: id, label: name, hint: positionName }));
}

/** Saves the rows as a file. */
export function useExport() {
  return useMutation({
    mutationFn: async (filter: Filter) => {
      const { blob, fileName } = await download(exportAuditEntries, filter);
      saveBlob(blob, fileName);
    },
  });
}

/** Verifications; reloaded at intervals while one runs. */
export function useChecks() {
  const language = useLanguage();
  return useQuery({
    queryKey: [...checksKey, language],
    queryFn: async ({ signal }) => (await call(listAuditChecks, {}, { signal })).rows,
    refetchInterval: ({ state }) => (state.data?.[0]?.state === 'running' ? pollMs : false),
  });
}

export function useStartCheck() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(startAuditCheck, {}),
    onSuccess: () => cache.invalidateQueries({ queryKey: checksKey }),
  });
}

/** Who looked at the own record. */
export function useMyDataReaders() {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: [root, 'my-data', language],
    queryFn: ({ pageParam, signal }) => call(listMyDataReaders, { before: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** Who opened own documents. */
export function useMyDocumentReaders() {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: [root, 'my-documents', language],
    queryFn: ({ pageParam, signal }) =>
      call(listMyDocumentReaders, { before: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
