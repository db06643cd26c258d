import type { SentInputOf } from '@sarn/kernel';
import {
  checkPeopleImport,
  correctPeopleImport,
  discardPeopleImport,
  enterPeopleImport,
  getPeopleImport,
  listPeopleImportRows,
  listPeopleImports,
  peopleImportErrorSheet,
  peopleImportSample,
  readPeopleImportSheet,
  undoPeopleImport,
  uploadPeopleImport,
} from '../contract/index.ts';
import type { ImportKind } from '../contract/index.ts';
import { call, download, holdFile, readSheet, saveBlob, toForm, upload } from '@sarn/platform-web';
import type { AskedSheet, UploadOptions } from '@sarn/platform-web';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = ['personnel', 'imports'] as const;

/** How often a page looks how far the server is. */
const watchMs = 2_000;

export function useImports() {
  return useQuery({
    queryKey: [...root, 'list'],
    queryFn: ({ signal }) => call(listPeopleImports, {}, { signal }),
  });
}

export function useImport(id: string) {
  return useQuery({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => call(getPeopleImport, { id }, { signal }),
    select: ({ item }) => item,
    refetchInterval: ({ state }) => (state.data?.item.state === 'UNDOING' ? watchMs : false),
  });
}

export function useImportRows(ask: SentInputOf<typeof listPeopleImportRows>) {
  return useQuery({
    queryKey: [...root, 'rows', ask],
    queryFn: ({ signal }) => call(listPeopleImportRows, ask, { signal }),
    placeholderData: keepPreviousData,
  });
}

function useLookAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: root });
}

/** Sends a table; the answer has the id of its import. */
export async function sendTable(file: File, options: UploadOptions) {
  const sent = await upload(uploadPeopleImport, toForm({}, { sheet: file }), options);
  holdFile(sent.id, file);
  return sent;
}

/** Reads another sheet of the workbook of an import. */
export function useReadSheet(id: string) {
  return useMutation({
    mutationFn: ({ file, chosen, ...more }: AskedSheet<typeof readPeopleImportSheet>) =>
      readSheet(readPeopleImportSheet, id, { file, chosen }, more),
    onSuccess: useLookAgain(),
  });
}

export function useCheck() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof checkPeopleImport>) => call(checkPeopleImport, sent),
    onSuccess: useLookAgain(),
  });
}

/** Corrects one cell of a row. */
export function useCorrect() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof correctPeopleImport>) => call(correctPeopleImport, sent),
    onSuccess: useLookAgain(),
  });
}

const acts = { enter: enterPeopleImport, undo: undoPeopleImport } as const;

/** Enters an import, or takes it back. */
export function useImportAct(act: keyof typeof acts) {
  return useMutation({
    mutationFn: (id: string) => call(acts[act], { id }),
    onSuccess: useLookAgain(),
  });
}

export function useDiscard() {
  return useMutation({
    mutationFn: (id: string) => call(discardPeopleImport, { id }),
    onSuccess: useLookAgain(),
  });
}

export function useErrorSheet() {
  return useMutation({
    mutationFn: async (id: string) => {
      const { blob, fileName } = await download(peopleImportErrorSheet, { id });
      saveBlob(blob, fileName);
    },
  });
}

export function useSample() {
  return useMutation({
    mutationFn: async (kind: ImportKind) => {
      const { blob, fileName } = await download(peopleImportSample, { kind });
      saveBlob(blob, fileName);
    },
  });
}
