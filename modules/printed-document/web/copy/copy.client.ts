import {
  copyKinds,
  listClassifiedCopies,
  makeClassifiedCopies,
  getPrintedCopy,
  getPrintedDocument,
  listCopies,
  listReceivedCopies,
} from '@sarn/printed-document/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call, download, useWords } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { classifiedCopyWords } from './classified-copy-words.ts';

/** The original, or what is made of it. */
export const editions = ['original', ...copyKinds] as const;
export type Edition = (typeof editions)[number];

/** Which copies the reader may have; asked again when the document changed. */
export const useCopies = (documentId: string, version: number) =>
  useQuery({
    queryKey: ['registry', 'printed', documentId, 'copies', version],
    queryFn: ({ signal }) => call(listCopies, { documentId }, { signal }),
  });

/** The pages of an edition. @throws ApiError for one that the caller may not have */
export const fetchEdition = (documentId: string, edition: Edition) =>
  edition === 'original'
    ? download(getPrintedDocument, { documentId })
    : download(getPrintedCopy, { documentId, kind: edition });

/** Of which received files the reader may have copies, and which; asked when they are wanted. */
export const useReceivedCopies = (documentId: string) =>
  useQuery({
    queryKey: ['registry', 'printed', documentId, 'received-copies'],
    queryFn: ({ signal }) => call(listReceivedCopies, { documentId }, { signal }),
  });

/** The numbered copies of a classified document; asked again when the document changed. */
export const useClassifiedCopies = (documentId: string, version: number) =>
  useQuery({
    queryKey: ['registry', 'printed', documentId, 'classified-copies', version],
    queryFn: ({ signal }) => call(listClassifiedCopies, { documentId }, { signal }),
    retry: false,
  });

/** Enters numbered copies: list, history and control register are asked again. */
export function useMakeClassifiedCopies() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof makeClassifiedCopies>) =>
      call(makeClassifiedCopies, sent),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['registry'] }),
  });
}

/** Says which numbers copies have. */
export function useNumbers() {
  const say = useWords(classifiedCopyWords);
  return ({ first, last }: { readonly first: number; readonly last: number }) =>
    say(first === last ? 'one' : 'many', { first, last });
}
