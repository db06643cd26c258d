import type { HeardChange, SentInputOf } from '@sarn/kernel';
import { call, download, orWholeCopy, saveBlob, useChanges } from '@sarn/platform-web';
import {
  changeFolder,
  createFolder,
  deleteFolder,
  deleteView,
  exportList,
  getListFilters,
  fileDocument,
  listFolders,
  listFoldersOf,
  unfileDocument,
  listDocuments,
  listViews,
  saveView,
} from '@sarn/worklist/contract';
import { queueCards } from '@sarn/document/contract';
import type { ActDesigns } from '@sarn/worklist/contract';
import type { QueueCode } from '@sarn/document/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { orRowsCopy } from '../rows-copy.ts';
import type { ListAskSent } from './list-view.ts';

const root = 'registry';
const rarely = 10 * 60_000;

/** One page of a list; the page before stays visible while the next one loads. */
export function useList(ask: ListAskSent) {
  return useQuery({
    queryKey: [root, 'list', ask],
    queryFn: ({ signal }) => orRowsCopy('list', ask, () => call(listDocuments, ask, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One page of a list, as it is now. */
export const readList = (ask: ListAskSent, signal: AbortSignal) =>
  call(listDocuments, ask, { signal });

/** Saves the rows of a list as a file. */
export function useExportList() {
  return useMutation({
    mutationFn: async (ask: SentInputOf<typeof exportList>) => {
      const { blob, fileName } = await download(exportList, ask);
      saveBlob(blob, fileName);
    },
  });
}

/** Where the choices of the lists are kept; apart from the lists, which change with each act. */
export const listFiltersKey = 'list-filters';

/** Names of the queues in this deployment, and the units of the reader; they change rarely. */
export function useListFilterChoices() {
  return useQuery({
    queryKey: [listFiltersKey],
    queryFn: ({ signal }) =>
      orWholeCopy(listFiltersKey, () => call(getListFilters, {}, { signal })),
    staleTime: rarely,
  });
}

const noColumns: readonly string[] = [];

const noDesigns: ActDesigns = {};

/** Which acts the lists of each register offer, where the agency changed it. */
export function useActDesigns(): ActDesigns {
  return useListFilterChoices().data?.acts ?? noDesigns;
}

/** Shows lists anew when the settings of the display of registers changed. */
export function useDisplayLive(): void {
  const isOfDisplay = (change: HeardChange) =>
    change.kind === 'settings' && change.id === 'registration-book-display';
  useChanges(listFiltersKey, isOfDisplay);
  useChanges(root, isOfDisplay);
}

/** Columns that the lists of a register do not show the reader. */
export function useColumnsAway(registerId: string): readonly string[] {
  const { data } = useListFilterChoices();
  return data?.registers.find(({ id }) => id === registerId)?.away ?? noColumns;
}

/** The name of a queue in this deployment. */
export function useQueueName(): (code: QueueCode) => { readonly th: string; readonly en: string } {
  const { data } = useListFilterChoices();
  return useCallback(
    (code) => data?.queues.find((queue) => queue.code === code) ?? queueCards[code],
    [data],
  );
}

export function useViews(area: string) {
  return useQuery({
    queryKey: [root, 'views', area],
    queryFn: ({ signal }) => call(listViews, { area }, { signal }),
    select: (answer) => answer.rows,
  });
}

export function useSaveView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveView>) => call(saveView, sent),
    onSuccess: () => client.invalidateQueries({ queryKey: [root, 'views'] }),
  });
}

export function useDeleteView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteView, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: [root, 'views'] }),
  });
}

/** The folders of the reader and of their units. */
export function useFolders() {
  return useQuery({
    queryKey: [root, 'folders'],
    queryFn: ({ signal }) => call(listFolders, {}, { signal }),
    select: (answer) => answer.rows,
  });
}

/** In which folders a document is, for this reader. */
export function useFoldersOf(documentId: string) {
  return useQuery({
    queryKey: [root, 'folders-of', documentId],
    queryFn: ({ signal }) => call(listFoldersOf, { documentId }, { signal }),
  });
}

export interface Filing {
  readonly what: 'file' | 'unfile';
  readonly folderId: string;
}

/** Files one document, or takes it out of a folder. */
export function useFileDocument(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ what, folderId }: Filing): Promise<void> => {
      const sent = { documentId, folderId };
      await (what === 'file' ? call(fileDocument, sent) : call(unfileDocument, sent));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [root] }),
  });
}

export type FolderChange =
  | ({ readonly what: 'create' } & SentInputOf<typeof createFolder>)
  | ({ readonly what: 'change' } & SentInputOf<typeof changeFolder>)
  | ({ readonly what: 'delete' } & SentInputOf<typeof deleteFolder>);

/** Makes, changes or deletes a folder. @returns the id of a new one */
export function useChangeFolder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: FolderChange): Promise<string | null> => {
      if (change.what === 'create') return (await call(createFolder, change)).id;
      await (change.what === 'change' ? call(changeFolder, change) : call(deleteFolder, change));
      return null;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [root, 'folders'] }),
  });
}
