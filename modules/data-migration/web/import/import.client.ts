import type { SentInputOf } from '@sarn/kernel';
import { call, download, holdFile, readSheet, saveBlob, toForm, upload } from '@sarn/platform-web';
import type { AskedSheet, UploadOptions } from '@sarn/platform-web';
import {
  checkImport,
  discardImport,
  getImport,
  importErrorSheet,
  listImportRows,
  listImports,
  readImportSheet,
  runImport,
  undoImport,
  uploadImport,
  uploadScans,
} from '@sarn/data-migration/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = ['registry', 'imports'] as const;

export function useImports() {
  return useQuery({
    queryKey: [...root, 'list'],
    queryFn: ({ signal }) => call(listImports, {}, { signal }),
  });
}

export function useImport(id: string) {
  return useQuery({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => call(getImport, { id }, { signal }),
    select: ({ item }) => item,
  });
}

export function useImportRows(ask: SentInputOf<typeof listImportRows>) {
  return useQuery({
    queryKey: [...root, 'rows', ask],
    queryFn: ({ signal }) => call(listImportRows, ask, { signal }),
    placeholderData: keepPreviousData,
  });
}

function useLookAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: root });
}

export async function sendSheet(file: File, options: UploadOptions) {
  const sent = await upload(uploadImport, toForm({}, { sheet: file }), options);
  holdFile(sent.id, file);
  return sent;
}

/** Reads another sheet of the workbook of an import. */
export function useReadSheet(id: string) {
  return useMutation({
    mutationFn: ({ file, chosen, ...more }: AskedSheet<typeof readImportSheet>) =>
      readSheet(readImportSheet, id, { file, chosen }, more),
    onSuccess: useLookAgain(),
  });
}

export const sendScans = (id: string) => (file: File, options: UploadOptions) =>
  upload(uploadScans, toForm({}, { scans: file }), options, { id });

export function useCheckImport() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof checkImport>) => call(checkImport, sent),
    onSuccess: useLookAgain(),
  });
}

const acts = { run: runImport, undo: undoImport, discard: discardImport } as const;

/** Enters an import, undoes it, or discards it. */
export function useImportAct(act: keyof typeof acts) {
  return useMutation({
    mutationFn: (id: string) => call(acts[act], { id }),
    onSuccess: useLookAgain(),
  });
}

export function useErrorSheet() {
  return useMutation({
    mutationFn: async (id: string) => {
      const { blob, fileName } = await download(importErrorSheet, { id });
      saveBlob(blob, fileName);
    },
  });
}
