import { call } from '@sarn/platform-web';
import type { LoadOptions } from '@sarn/platform-web';
import { linkReply, listReplies, unlinkReply } from '@sarn/correspondence/contract';
import { searchDocuments } from '@sarn/search/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

// Begins with the key of all document queries, so that live updates reload these too.
const keyOf = (documentId: string) => ['registry', 'reply', documentId] as const;

export function useReplies(documentId: string) {
  return useQuery({
    queryKey: keyOf(documentId),
    queryFn: ({ signal }) => call(listReplies, { documentId }, { signal }),
  });
}

/** Links the letter as the answer to another, or removes such a link. */
export function useChangeReply(documentId: string, change: 'link' | 'unlink') {
  const client = useQueryClient();
  const endpoint = change === 'link' ? linkReply : unlinkReply;
  return useMutation({
    mutationFn: (answers: string) => call(endpoint, { documentId, answers }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['registry'] }),
  });
}

/** Outgoing letters that match the typed text. */
export const findOutgoing: LoadOptions = async (text, signal) => {
  if (text.trim() === '') return [];
  const ask = { search: text, kind: 'outgoing' as const, size: 20 };
  const { rows } = await call(searchDocuments, ask, { signal });
  return rows.map(({ documentId, title, letterNo, addressee }) => ({
    value: documentId,
    label: title,
    hint: [letterNo, addressee].filter(Boolean).join(' · '),
  }));
};
