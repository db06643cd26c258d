import { getFileContent, uploadFiles } from '@sarn/file/contract';
import { download, downloadUpTo, orCopy, toForm, upload, useCopyOf } from '@sarn/platform-web';
import type { RemoteBytes, SendFile } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';
import type { PickedFile } from './picked-file.ts';

/** Sends one file; the server keeps it until a command attaches it to something. */
export const sendFile: SendFile<PickedFile> = async (file, options) => {
  const { items } = await upload(uploadFiles, toForm({}, { file }), options);
  const [item] = items;
  if (!item) throw new Error('The upload answered without a file');
  return item;
};

/** The bytes of a file, under the reader's own permission. */
export async function fetchFile(fileId: string, signal?: AbortSignal): Promise<Blob> {
  return (await download(getFileContent, { fileId }, { signal })).blob;
}

/** The bytes of a file as they are, to be saved; refused where the reader may only view it. */
export async function fetchOriginal(fileId: string): Promise<Blob> {
  return (await download(getFileContent, { fileId, download: true })).blob;
}

/** A larger PDF is shown by its parts: this many bytes are there soon enough on a slow line. */
const mostAtOnce = 4 * 1024 * 1024;

/**
 * The bytes of a file, or where to fetch the parts of a large one. One that may only be viewed, or is marked for its
 * reader, is given whole: each call makes it anew and is recorded.
 */
export function useFileStart(fileId: string, mediaType: string) {
  const { key, toKeep, about } = useCopyRule(fileId);
  const isPdf = mediaType === 'application/pdf';
  const ask = (signal: AbortSignal) =>
    isPdf
      ? downloadUpTo(getFileContent, { fileId }, mostAtOnce, { signal })
      : fetchFile(fileId, signal);
  return useQuery({
    queryKey: ['file', 'start', fileId],
    queryFn: ({ signal }) =>
      orCopy<Blob | RemoteBytes>(
        { key, about, toKeep: (found) => (found instanceof Blob ? toKeep(found) : null) },
        () => ask(signal),
      ),
    staleTime: Infinity,
    gcTime: 3 * 60_000,
  });
}

/** Where its surroundings allow it, the bytes of a file stay on this device with the document. */
function useCopyRule(fileId: string) {
  const documentId = useCopyOf();
  return {
    key: `file ${fileId}`,
    isKept: documentId !== null,
    toKeep: (bytes: Blob) => (documentId === null ? null : bytes),
    about: () => (documentId === null ? [] : [documentId]),
  };
}

/**
 * The bytes of a file, kept for a few minutes; a stored file never changes. Where its surroundings
 * allow it, they stay on this device with the document.
 *
 * @param isWanted `to keep`: only where they stay on this device
 */
export function useFileBytes(fileId: string, isWanted: 'now' | 'to keep' | 'later') {
  const { isKept, ...rule } = useCopyRule(fileId);
  return useQuery({
    queryKey: ['file', 'bytes', fileId],
    queryFn: ({ signal }) => orCopy(rule, () => fetchFile(fileId, signal)),
    enabled: isWanted === 'now' || (isWanted === 'to keep' && isKept),
    staleTime: Infinity,
    gcTime: 3 * 60_000,
    retry: false,
  });
}
