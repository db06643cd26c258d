import { documentPath } from '@sarn/document/web';
import type { AskPart } from '@sarn/file/web';
import type { OutputOf, SentInputOf } from '@sarn/kernel';
import {
  call,
  download,
  orCopy,
  orWait,
  saveBlob,
  typedTexts,
  useCopyOf,
} from '@sarn/platform-web';
import {
  acknowledgeCirculation,
  circulationPeople,
  circulationsOf,
  deleteGroup,
  exportCirculation,
  listGroups,
  printCirculation,
  receivedCirculations,
  recallCirculation,
  remindCirculation,
  saveGroup,
  sendCirculation,
  sentCirculations,
} from '@sarn/circulation/contract';
import type { Received } from '@sarn/circulation/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

// Below the key 'registry', so that live updates of documents reload these queries too.
const root = ['registry', 'circulation'] as const;

export function useCirculationsOf(documentId: string) {
  const mayLieHere = useCopyOf() !== null;
  return useQuery({
    queryKey: [...root, 'of', documentId],
    queryFn: ({ signal }) => {
      const toKeep = (answer: OutputOf<typeof circulationsOf>) => (mayLieHere ? answer : null);
      const rule = { key: `circulations ${documentId}`, toKeep, about: () => [documentId] };
      return orCopy(rule, () => call(circulationsOf, { documentId }, { signal }));
    },
  });
}

export function useReceived(ask: SentInputOf<typeof receivedCirculations>) {
  return useQuery({
    queryKey: [...root, 'received', ask],
    queryFn: ({ signal }) => call(receivedCirculations, ask, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useSent(ask: SentInputOf<typeof sentCirculations>) {
  return useQuery({
    queryKey: [...root, 'sent', ask],
    queryFn: ({ signal }) => call(sentCirculations, ask, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useCirculationPeople(ask: SentInputOf<typeof circulationPeople>) {
  return useQuery({
    queryKey: [...root, 'people', ask],
    queryFn: ({ signal }) => call(circulationPeople, ask, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function useGroups() {
  return useQuery({
    queryKey: [...root, 'groups'],
    queryFn: ({ signal }) => call(listGroups, {}, { signal }),
  });
}

/** Reloads circulations and the history of the document. */
function useLookAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: ['registry'] });
}

export function useCirculate() {
  return useMutation({
    mutationFn: ({
      idempotencyKey,
      ...sent
    }: SentInputOf<typeof sendCirculation> & { readonly idempotencyKey: string }) =>
      call(sendCirculation, sent, { idempotencyKey }),
    onSuccess: useLookAgain(),
  });
}

interface Acknowledged {
  readonly received: Received;
  readonly answer: string;
  readonly idempotencyKey: string;
}

/** Acknowledges; the answer says whether it waits on this device for the line. */
export function useAcknowledge() {
  const mayLieHere = useCopyOf() !== null;
  return useMutation({
    mutationFn: async ({ received, answer, idempotencyKey }: Acknowledged) => {
      const sent = { id: received.id, answer };
      const send = () => call(acknowledgeCirculation, sent, { idempotencyKey });
      if (!mayLieHere) return { isWaiting: false, ...(await send()) };
      const done = await orWait(send, () => ({
        id: idempotencyKey,
        path: acknowledgeCirculation.path,
        input: sent,
        subjectId: received.documentId,
        targetId: received.id,
        link: documentPath(received.documentId),
        title: received.title,
        label: acknowledgeTerm,
        texts: typedTexts(answer),
        seenAt: new Date().toISOString(),
        typed: { key: `circulation.acknowledge:${received.id}`, values: { answer } },
      }));
      return { isWaiting: done === null };
    },
    onSuccess: useLookAgain(),
  });
}

const acknowledgeTerm = { th: 'รับทราบ', en: 'Acknowledge' };

export function useRemind() {
  return useMutation({
    mutationFn: (id: string) => call(remindCirculation, { id }),
    onSuccess: useLookAgain(),
  });
}

export function useRecallCirculation() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof recallCirculation>) => call(recallCirculation, sent),
    onSuccess: useLookAgain(),
  });
}

/** Saves the report on the readers as a file of Excel. */
export function useExportCirculation() {
  return useMutation({
    mutationFn: async (id: string) => {
      const { blob, fileName } = await download(exportCirculation, { id });
      saveBlob(blob, fileName);
    },
  });
}

/** The same as it is printed, a part at a time. */
export const circulationParts =
  (id: string): AskPart =>
  (place, signal) =>
    call(printCirculation, { id, ...place }, { signal });

export function useSaveGroup() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveGroup>) => call(saveGroup, sent),
    onSuccess: useLookAgain(),
  });
}

export function useDeleteGroup() {
  return useMutation({
    mutationFn: (id: string) => call(deleteGroup, { id }),
    onSuccess: useLookAgain(),
  });
}
