import {
  actOnDocument,
  arriveIncoming,
  findDuplicates,
  getDocument,
  listRegisters,
  markRead,
  nextInQueue,
  registerIncoming,
  saveMemo,
  savePublication,
  suggestWords,
  todoList,
} from '@sarn/registry/contract';
import type { ActRequestSent, QueueCode, SentAnswer } from '@sarn/registry/contract';
import type { OutputOf, SentInputOf } from '@sarn/kernel';
import { call, useChanges } from '@sarn/platform-web';
import type { LoadOptions } from '@sarn/platform-web';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isConcerned } from './live/concern.ts';

const root = 'registry';

/**
 * News of papers is heard only while one is shown, so what was kept of one may be old: whoever
 * opens it again looks at it again.
 */
const seldomHeard = 0;

export type TodoListAsk = SentInputOf<typeof todoList>;

/** One page of a queue; the page before stays in sight while the next one comes. */
export function useTodoList(ask: TodoListAsk) {
  return useQuery({
    queryKey: [root, 'todo', ask],
    queryFn: ({ signal }) => call(todoList, ask, { signal }),
    placeholderData: keepPreviousData,
    staleTime: seldomHeard,
  });
}

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

/** The next document that waits in the same queue; null when none is left. */
export async function findNextInQueue(queue: QueueCode, after: string): Promise<string | null> {
  return (await call(nextInQueue, { typeCode: queue, after })).documentId;
}

/** Marks a document as read; `is_save` tells whether this was the first time. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (documentId: string) => call(markRead, { F_DOC_ID: documentId }),
    onSuccess: (answer) => answer.is_save && client.invalidateQueries({ queryKey: [root, 'todo'] }),
  });
}

export type RegisterSent = SentInputOf<typeof registerIncoming>;
export type Registered = OutputOf<typeof registerIncoming>;

/** Takes a letter into the register. */
export function useRegisterIncoming() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...sent }: RegisterSent & { idempotencyKey: string }) =>
      call(registerIncoming, sent, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: [root] }),
  });
}

/** Puts a letter into the arrival box, to be registered later. */
export function useArriveIncoming() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      idempotencyKey,
      ...sent
    }: SentInputOf<typeof arriveIncoming> & { idempotencyKey: string }) =>
      call(arriveIncoming, sent, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: [root] }),
  });
}

export interface LetterMark {
  readonly sender: string;
  readonly letterNo: string;
  readonly letterDate: string | null;
}

/** Letters registered before with the same sender, number and date; asked when all are known. */
export function useDuplicates(mark: LetterMark) {
  const { sender, letterNo, letterDate } = mark;
  return useQuery({
    queryKey: [root, 'duplicates', mark],
    queryFn: ({ signal }) =>
      call(findDuplicates, { sender, letterNo, letterDate: letterDate ?? '' }, { signal }),
    enabled: sender.length > 1 && letterNo.length > 0 && letterDate !== null,
    select: (answer) => answer.rows,
  });
}

const offer =
  (field: 'sender' | 'addressee'): LoadOptions =>
  async (text, signal) => {
    const { rows } = await call(suggestWords, { field, text }, { signal });
    return rows.map((row) => ({ value: row, label: row }));
  };

/** What the sender and addressee boxes offer while typing. */
export const suggestions = { sender: offer('sender'), addressee: offer('addressee') };

/** Writes a memo or a new version of one's draft. */
export function useSaveMemo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      idempotencyKey,
      ...sent
    }: SentInputOf<typeof saveMemo> & { idempotencyKey: string }) =>
      call(saveMemo, sent, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: [root] }),
  });
}

/** Writes a paper of a published kind or a new version of one's draft. */
export function useSavePublication() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      idempotencyKey,
      ...sent
    }: SentInputOf<typeof savePublication> & { idempotencyKey: string }) =>
      call(savePublication, sent, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: [root] }),
  });
}

/** The registers the reader keeps. */
export function useRegisters() {
  return useQuery({
    queryKey: [root, 'registers'],
    queryFn: ({ signal }) => call(listRegisters, {}, { signal }),
  });
}
