import {
  addAnnotations,
  getAnnotatedFile,
  listAnnotations,
  takeBackAnnotation,
} from '@sarn/annotation/contract';
import type { AddedAnnotation } from '@sarn/annotation/contract';
import { call, download, orCopy, useCopyOf } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const keyOf = (documentId: string) => ['registry', 'annotation', documentId];

/**
 * What was written on the files of a document; it stays on this device where the document does.
 *
 * @param hasPages whether there is a file to be written on
 */
export function useAnnotations(documentId: string, hasPages: boolean) {
  const isKept = useCopyOf() !== null;
  const rule = {
    key: `annotations ${documentId}`,
    toKeep: (answer: Awaited<ReturnType<typeof ask>>) =>
      // The own signature is for the page alone: no copy of it lies on the device.
      isKept ? { ...answer, signature: null } : null,
    about: () => (isKept ? [documentId] : []),
  };
  const ask = (signal: AbortSignal) => call(listAnnotations, { documentId }, { signal });
  return useQuery({
    queryKey: keyOf(documentId),
    queryFn: ({ signal }) => orCopy(rule, () => ask(signal)),
    enabled: hasPages,
    staleTime: 0,
  });
}

/** Keeps what was written, and shows it. */
export function useAdd(documentId: string) {
  const client = useQueryClient();
  return async (
    fileId: string,
    annotations: readonly AddedAnnotation[],
    idempotencyKey: string,
  ): Promise<void> => {
    const sent = { documentId, fileId, annotations: [...annotations] };
    await call(addAnnotations, sent, { idempotencyKey });
    await client.invalidateQueries({ queryKey: keyOf(documentId) });
  };
}

export function useTakeBack(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (annotationId: string) => call(takeBackAnnotation, { documentId, annotationId }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(documentId) }),
  });
}

/** A copy of a file with everything that was written on it. */
export const fetchAnnotated = async (documentId: string, fileId: string): Promise<Blob> =>
  (await download(getAnnotatedFile, { documentId, fileId, download: true })).blob;
