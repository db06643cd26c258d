import { getFileContent, uploadFiles } from '@sarn/file/contract';
import { download, orCopy, toForm, upload, useCopyOf } from '@sarn/platform-web';
import type { SendFile } from '@sarn/platform-web';
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

/**
 * The bytes of a file, kept for a few minutes; a stored file never changes. Where its surroundings
 * allow it, they stay on this device with the document.
 */
export function useFileBytes(fileId: string) {
  const documentId = useCopyOf();
  const rule = {
    key: `file ${fileId}`,
    toKeep: (bytes: Blob) => (documentId === null ? null : bytes),
    about: () => (documentId === null ? [] : [documentId]),
  };
  return useQuery({
    queryKey: ['file', 'bytes', fileId],
    queryFn: ({ signal }) => orCopy(rule, () => fetchFile(fileId, signal)),
    staleTime: Infinity,
    gcTime: 3 * 60_000,
    retry: false,
  });
}
