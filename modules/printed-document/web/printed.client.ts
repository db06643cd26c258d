import { getPrintedDocument, getPrintedText } from '@sarn/printed-document/contract';
import { call, download, orCopy, useChange, useCopyOf } from '@sarn/platform-web';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** The pages of a version of a document; they stay on this device where the document does. */
export function usePrinted(documentId: string, version: number) {
  const isKept = useCopyOf() !== null;
  const cache = useQueryClient();
  // With other settings a draft may look otherwise: fetched when it is opened again, not while it is read.
  useChange('settings', () => {
    void cache.invalidateQueries({ queryKey: ['registry', 'printed'], refetchType: 'none' });
  });
  const rule = {
    key: `printed ${documentId}`,
    toKeep: (bytes: Blob) => (isKept ? bytes : null),
    about: () => (isKept ? [documentId] : []),
  };
  return useQuery({
    queryKey: ['registry', 'printed', documentId, version],
    queryFn: ({ signal }) =>
      orCopy(
        rule,
        async () => (await download(getPrintedDocument, { documentId }, { signal })).blob,
      ),
    staleTime: Infinity,
    gcTime: 3 * 60_000,
  });
}

/** Its words as HTML, under the same rules. */
export function usePrintedText(documentId: string, version: number) {
  const isKept = useCopyOf() !== null;
  const rule = {
    key: `printed text ${documentId}`,
    toKeep: (html: string) => (isKept ? html : null),
    about: () => (isKept ? [documentId] : []),
  };
  return useQuery({
    queryKey: ['registry', 'printed-text', documentId, version],
    queryFn: ({ signal }) =>
      orCopy(rule, async () => (await call(getPrintedText, { documentId }, { signal })).html),
    staleTime: Infinity,
    gcTime: 3 * 60_000,
  });
}
