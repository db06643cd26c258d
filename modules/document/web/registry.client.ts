import { actOnDocument, getDocument, markRead } from '@sarn/document/contract';
import type { ActRequestSent, DocumentDetail, MayAct, SentAnswer } from '@sarn/document/contract';
import { useUser } from '@sarn/authentication/web';
import { useClassRowsLive } from '@sarn/document-classes/web';
import type { SentInputOf } from '@sarn/kernel';
import { call, orCopy, useChanges } from '@sarn/platform-web';
import { documentCopy } from './offline/document-copy.ts';
import { orWaiting, pressedOn } from './offline/waiting-acts.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readAnswer, readSent } from './document.wire.ts';
import type { DigitalAct } from './act/digital-act.ts';
import { signingPart } from './document/provided-parts.ts';
import type { TypedForm } from './offline/waiting-acts.ts';
import { isConcerned } from './live/concern.ts';

const root = 'registry';

/**
 * Changes of documents are received only while one is shown, so a cached answer may be old: a
 * document is loaded again whenever it is opened.
 */
export const seldomHeard = 0;

/** A document with what the reader may do. */
export function useDocument(asked: string | null) {
  const documentId = asked ?? '';
  return useQuery({
    queryKey: [root, 'document', documentId],
    queryFn: ({ signal }) =>
      orCopy(
        documentCopy(documentId),
        async () => (await call(getDocument, { documentId }, { signal })).item,
      ),
    // No placeholder either: another document's answer must never be shown at this address.
    enabled: asked !== null,
    retry: false,
    staleTime: seldomHeard,
  });
}

/** Loads again the queries that show what the server reports as changed. */
export function useRegistryLive(): void {
  useClassRowsLive();
  useChanges(root, (change, { queryKey, state }) =>
    isConcerned(change, { key: queryKey, data: state.data }),
  );
}

/** A step of the flow with the answers to its form, discriminated by the form. */
export type ActSent = Omit<SentInputOf<typeof actOnDocument>, 'documentId' | keyof SentAnswer> &
  SentAnswer & {
    readonly idempotencyKey: string;
    /** The form it was typed into, to be offered there again; null for an act without one. */
    readonly typed: TypedForm | null;
    /** The act as it was offered. */
    readonly may: MayAct;
    /** With the certificate of the person; never kept on the device. */
    readonly digital?: DigitalAct | null;
  };

/**
 * Does one step of the flow; afterwards all queries of the registry are loaded again. Where the
 * server is not reached it waits on this device.
 */
export function useAct(detail: DocumentDetail) {
  const client = useQueryClient();
  const personId = useUser()?.personId;
  return useMutation({
    mutationFn: ({ idempotencyKey, typed, may, digital, ...answer }: ActSent) => {
      // The same whether it is sent now or later: its key stands for exactly this command.
      const sent = { ...answer, ...pressedOn(detail, answer, personId), documentId: detail.id };
      const signing = signingPart();
      if (digital && signing) {
        return signing.send(sent, { ...digital, attemptId: idempotencyKey }).then(notWaiting);
      }
      return orWaiting({ detail, may, sent, typed, idempotencyKey }, () =>
        sendAct(sent, idempotencyKey),
      );
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [root] }),
  });
}

const notWaiting = <D extends object>(done: D) => ({ ...done, isWaiting: false });

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
