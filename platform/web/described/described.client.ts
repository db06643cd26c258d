import {
  changeSettingRows,
  deleteSettingRow,
  endSettingRows,
  exportSettingRows,
  getSettingRow,
  importSettingRows,
  listSettingOptions,
  listSettingRows,
  listSettingUses,
  listSuggestedRows,
  moveSettingRow,
  saveSettingRow,
  takeSuggestedRows,
  undoSettingChange,
} from '@sarn/kernel';
import type { SentInputOf } from '@sarn/kernel';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, download } from '../api/client.ts';
import { saveBlob } from '../api/save-blob.ts';
import { toForm, upload } from '../api/upload.ts';
import { onChange } from '../live/live.ts';
import { isUnder, lookAgain } from '../live/look-again.ts';

const root = (table: string) => ['settings', table] as const;

/** What a list is asked for. */
export type ListAsked = SentInputOf<typeof listSettingRows>;

/** A page of a table; asked again when anybody changed the table. */
export function useSettingRows(asked: ListAsked) {
  useTableLive(asked.table);
  return useQuery({
    queryKey: [...root(asked.table), 'rows', asked],
    queryFn: ({ signal }) => call(listSettingRows, asked, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of a table, as it is now. */
export const readSettingRows = (asked: ListAsked, signal: AbortSignal) =>
  call(listSettingRows, asked, { signal });

/** A row with its uses and history; null asks nothing. */
export function useSettingRow(table: string, code: string | null) {
  return useQuery({
    queryKey: [...root(table), 'row', code],
    queryFn: ({ signal }) => call(getSettingRow, { table, code: code ?? '' }, { signal }),
    enabled: code !== null,
  });
}

/** Reads a row outside of the cache: the present one, after somebody else saved. */
export const readSettingRow = (table: string, code: string) => call(getSettingRow, { table, code });

/**
 * Rows that forms offer today, for pickers; asked again when anybody changed the table.
 *
 * @param table empty: asks nothing, for a field that is no reference
 * @param withCode also this row, although it ended: the value that the form has
 */
export function useSettingOptions(table: string, withCode?: string | null) {
  useTableLive(table);
  return useQuery({
    queryKey: [...root(table), 'options', withCode ?? ''],
    queryFn: ({ signal }) =>
      call(listSettingOptions, { table, ...(withCode ? { withCode } : {}) }, { signal }),
    staleTime: 60_000,
    // Whoever chooses one goes on seeing it while the list with it is asked for, and without a line.
    placeholderData: keepPreviousData,
    enabled: table !== '',
  });
}

/** What uses a row at a place; asked for when the list is opened. */
export function useSettingUses(table: string, code: string, place: string | null) {
  return useQuery({
    queryKey: [...root(table), 'uses', code, place],
    queryFn: ({ signal }) => call(listSettingUses, { table, code, place: place ?? '' }, { signal }),
    enabled: place !== null,
  });
}

function useTableLive(table: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onChange((change) => {
        if (change.kind !== 'unknown' && !(change.kind === 'settings' && change.id === table))
          return;
        lookAgain(client, (query) => isUnder(query, root(table)));
      }),
    [client, table],
  );
}

function useChanging<I, O>(table: string, change: (sent: I) => Promise<O>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => cache.invalidateQueries({ queryKey: root(table) }),
  });
}

/** Has the lists and rows of a table read again. */
export function useLookAtTable(table: string): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: root(table) });
}

type Sent<E> = Omit<SentInputOf<E>, 'table'>;

export const useSaveRow = (table: string) =>
  useChanging(
    table,
    ({
      idempotencyKey,
      ...sent
    }: Sent<typeof saveSettingRow> & { readonly idempotencyKey: string }) =>
      // The same for a repeated attempt: what was saved without an answer is not saved twice.
      call(saveSettingRow, { table, ...sent }, { idempotencyKey }),
  );
export const useEndRows = (table: string) =>
  useChanging(table, (sent: Sent<typeof endSettingRows>) =>
    call(endSettingRows, { table, ...sent }),
  );
export const useChangeRows = (table: string) =>
  useChanging(table, (sent: Sent<typeof changeSettingRows>) =>
    call(changeSettingRows, { table, ...sent }),
  );
export const useDeleteRow = (table: string) =>
  useChanging(table, (sent: Sent<typeof deleteSettingRow>) =>
    call(deleteSettingRow, { table, ...sent }),
  );
export const useReorderRow = (table: string) =>
  useChanging(table, (sent: Sent<typeof moveSettingRow>) =>
    call(moveSettingRow, { table, ...sent }),
  );
export const useTakeSuggested = (table: string) =>
  useChanging(table, (sent: Sent<typeof takeSuggestedRows>) =>
    call(takeSuggestedRows, { table, ...sent }),
  );

/** What the product suggests for a table. */
export const useSuggestedRows = (table: string) =>
  useQuery({
    queryKey: [...root(table), 'suggested'],
    queryFn: ({ signal }) => call(listSuggestedRows, { table }, { signal }),
  });

export const useUndo = (table: string) =>
  useChanging(table, () => call(undoSettingChange, { table }));
export const useImportRows = (table: string) =>
  useChanging(table, ({ file, ...asked }: { file: File; isTrial: boolean; sheetAt?: number }) =>
    upload(importSettingRows, toForm(asked, { file }), {}, { table }),
  );

/** Saves the rows of a list as an Excel file on this device. */
export async function saveExcel(asked: SentInputOf<typeof exportSettingRows>): Promise<void> {
  const { blob, fileName } = await download(exportSettingRows, asked);
  saveBlob(blob, fileName);
}
