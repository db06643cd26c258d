import {
  copyKinds,
  getPrintedCopy,
  getPrintedDocument,
  listCopies,
  listReceivedCopies,
} from '@sarn/printed-document/contract';
import { call, download } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';

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
