import { actOnDocument, getDocument, markRead } from '@sarn/document/contract';
import type { ActRequestSent, SentAnswer } from '@sarn/document/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call, useChanges } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readAnswer, readSent } from './document.wire.ts';
import { isConcerned } from './live/concern.ts';

const root = 'registry';

/**
 * News of papers is heard only while one is shown, so what was kept of one may be old: whoever
 * opens it again looks at it again.
 */
export const seldomHeard = 0;

/** A document with what the reader may do. */
export function useDocument(documentId: string) {
  return useQuery({
    queryKey: [root, 'document', documentId],
    queryFn: async ({ signal }) => (await call(getDocument, { documentId }, { signal })).item,
    // Another's answer must never stand under this document's address.
    retry: false,
    staleTime: seldomHeard,
  });
}

/** Looks again at what shows a thing when the server says that it changed. */
export function useRegistryLive(): void {
  useChanges(root, (change, { queryKey, state }) =>
    isConcerned(change, { key: queryKey, data: state.data }),
  );
}

/** A step of the flow with the answers to its form, told apart by the form. */
export type ActSent = Omit<SentInputOf<typeof actOnDocument>, 'documentId' | keyof SentAnswer> &
  SentAnswer & { readonly idempotencyKey: string };

/** Does one step of the flow; afterwards everything of the registry is looked at again. */
export function useAct(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...sent }: ActSent) =>
      sendAct({ ...sent, documentId }, idempotencyKey),
    onSuccess: () => client.invalidateQueries({ queryKey: [root] }),
  });
}

/** One step of the flow. */
export function sendAct(sent: ActRequestSent, idempotencyKey: string) {
  return call(actOnDocument, { ...sent, form: { ...sent.form } }, { idempotencyKey });
}

/** Marks a document as read; `isFirst` tells whether this was the first time. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (documentId: string) =>
      readAnswer(await call(markRead, readSent(documentId))),
    onSuccess: ({ isFirst }) => isFirst && client.invalidateQueries({ queryKey: [root, 'todo'] }),
  });
}
