import {
  comparePrintedVersions,
  getPrintedVersion,
  listPrintedVersions,
} from '@sarn/printed-document/contract';
import { call, download } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';

const key = (documentId: string) => ['registry', 'printed', documentId] as const;

/** Kept versions that the reader may see; asked again when the document changed. */
export const useVersions = (documentId: string, version: number) =>
  useQuery({
    queryKey: [...key(documentId), 'versions', version],
    queryFn: ({ signal }) => call(listPrintedVersions, { documentId }, { signal }),
  });

/** The pages of one of them, which never change. */
export const useVersionPages = (documentId: string, versionId: string) =>
  useQuery({
    queryKey: [...key(documentId), 'version', versionId],
    queryFn: async ({ signal }) =>
      (await download(getPrintedVersion, { documentId, versionId }, { signal })).blob,
    staleTime: Infinity,
    gcTime: 3 * 60_000,
  });

/** What changed since one of them: until another one, or until now. */
export const useChanges = (documentId: string, versionId: string, to: string) =>
  useQuery({
    queryKey: [...key(documentId), 'changes', versionId, to],
    queryFn: ({ signal }) =>
      call(comparePrintedVersions, { documentId, versionId, ...(to && { to }) }, { signal }),
  });
