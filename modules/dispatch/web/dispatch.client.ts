import type { OutputOf, SentInputOf } from '@sarn/kernel';
import { useUser } from '@sarn/authentication/web';
import {
  call,
  download,
  newCommandKey,
  orCopy,
  orWait,
  saveBlob,
  typedTexts,
  useMounted,
} from '@sarn/platform-web';
import type { CopyRule } from '@sarn/platform-web';
import {
  deliveryBook,
  exportOutgoing,
  listOutgoing,
  recordUndelivered,
  recordHandOver,
} from '@sarn/dispatch/contract';
import type { BookLine, DispatchLine } from '@sarn/dispatch/contract';
import { actTerms } from '@sarn/document/contract';
import type { SentAnswer } from '@sarn/document/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { actOnRow, waitingOnRow } from '@sarn/document/web';
import type { Term } from '@sarn/document/web';
import { deliveryBookPath } from './paths.ts';
import { en } from './words/en.ts';
import { th } from './words/th.ts';

const root = ['registry', 'dispatch'] as const;

/** One page of the list, as it is now. */
export const readOutgoing = (ask: SentInputOf<typeof listOutgoing>, signal: AbortSignal) =>
  call(listOutgoing, ask, { signal });

export function useOutgoing(ask: SentInputOf<typeof listOutgoing>) {
  return useQuery({
    queryKey: [...root, 'list', ask],
    queryFn: ({ signal }) => call(listOutgoing, ask, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the rows that match the filters as an Excel file. */
export function useExportOutgoing() {
  return useMutation({
    mutationFn: async (ask: SentInputOf<typeof exportOutgoing>) => {
      const { blob, fileName } = await download(exportOutgoing, ask);
      saveBlob(blob, fileName);
    },
  });
}

type Book = OutputOf<typeof deliveryBook>;

/** Under which name the book of a day is kept on the device of its messenger. */
export const bookKey = (ask: SentInputOf<typeof deliveryBook>): string =>
  `delivery-book ${JSON.stringify(ask)}`;

const bookCopy = (ask: SentInputOf<typeof deliveryBook>): CopyRule<Book> => ({
  key: bookKey(ask),
  toKeep: (book) => ({ ...book, rows: book.rows.filter((line) => !line.isClassified) }),
  // A row says what the envelope says, and its messenger may not read the letter.
  about: () => [],
});

export function useDeliveryBook(ask: SentInputOf<typeof deliveryBook>) {
  return useQuery({
    queryKey: [...root, 'book', ask],
    queryFn: ({ signal }) => orCopy(bookCopy(ask), () => call(deliveryBook, ask, { signal })),
    placeholderData: keepPreviousData,
  });
}

function useLookAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: ['registry'] });
}

type Outcome =
  | { readonly what: 'hand'; readonly sent: Omit<SentInputOf<typeof recordHandOver>, 'id'> }
  | { readonly what: 'back'; readonly sent: Omit<SentInputOf<typeof recordUndelivered>, 'id'> };

const outcomes = {
  hand: { endpoint: recordHandOver, label: { th: th.book.handTitle, en: en.book.handTitle } },
  back: { endpoint: recordUndelivered, label: { th: th.book.backTitle, en: en.book.backTitle } },
} as const;

/** What waits in place of what is recorded, in the list of acts that wait. */
const titleOf = ({ letterNo, unitName }: BookLine): string => `${letterNo} ${unitName}`;

/**
 * Records how the delivery of a letter ended; a messenger without a line records it on the phone.
 *
 * @returns whether it waits for the line
 */
export function useDelivery(line: BookLine) {
  return useMutation({
    mutationFn: async (
      outcome: Outcome & { readonly idempotencyKey: string },
    ): Promise<{ readonly isWaiting: boolean }> => {
      const { idempotencyKey } = outcome;
      const { endpoint, label } = outcomes[outcome.what];
      const id = line.id;
      const send =
        outcome.what === 'hand'
          ? () => call(recordHandOver, { id, ...outcome.sent }, { idempotencyKey })
          : () => call(recordUndelivered, { id, ...outcome.sent }, { idempotencyKey });
      const done = await orWait(send, () => ({
        ...waitingOnRow(
          { ...line, title: titleOf(line) },
          {
            ...{ id: idempotencyKey, path: endpoint.path, input: { id, ...outcome.sent }, label },
            ...{
              targetId: line.id,
              texts: typedTexts({ ...outcome.sent, signature: '', handedAt: '' }),
            },
          },
        ),
        // A messenger sees the row of the book, and not the letter.
        link: deliveryBookPath,
      }));
      return { isWaiting: done === null };
    },
    onSuccess: useLookAgain(),
  });
}

export type OutgoingStep = 'send' | 'record';

export type LineResult =
  | { readonly state: 'done' | 'waiting' }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * A step for many rows, one call for each: a row that fails does not stop the others, and may be
 * tried again under its idempotency key.
 */
export function useOutgoingStep(step: OutgoingStep, lines: readonly DispatchLine[]) {
  const lookAgain = useLookAgain();
  const personId = useUser()?.personId;
  const [keys] = useState(() => new Map(lines.map((one) => [one.recipientId, newCommandKey()])));
  const [results, setResults] = useState<ReadonlyMap<string, LineResult>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const done = useRef(new Set<string>());
  const isOpen = useMounted();
  const run = async () => {
    setRunning(true);
    for (const line of lines) {
      const { recipientId } = line;
      // Closing the dialog stops it: what is done is done, the other rows stay as they were.
      if (!isOpen.current) break;
      if (done.current.has(recipientId)) continue;
      const idempotencyKey = keys.get(recipientId) ?? newCommandKey();
      const result = await take(step, line, { personId, idempotencyKey });
      if (result.state !== 'failed') done.current.add(recipientId);
      setResults((known) => new Map(known).set(recipientId, result));
    }
    setRunning(false);
    await lookAgain();
  };
  return { run, results, isRunning };
}

/** The names of both steps among the acts that wait. */
const stepTerms: Readonly<Record<OutgoingStep, Term>> = {
  send: actTerms.dispatch,
  record: actTerms.recordReceipt,
};

async function take(
  step: OutgoingStep,
  line: DispatchLine,
  by: { readonly personId: string | undefined; readonly idempotencyKey: string },
): Promise<LineResult> {
  const { documentId, recipientId, method, address } = line;
  const sending = { recipientId, method, ...(method === 'email' ? { address } : {}) };
  const answer: SentAnswer =
    step === 'send'
      ? { asked: 'dispatchOutside', form: { sendings: [sending] } }
      : { asked: 'receipt', form: { recipientId, outcome: 'DELIVERED' } };
  try {
    const { isWaiting } = await actOnRow({
      ...{ ...by, answer, label: stepTerms[step] },
      act: step === 'send' ? 'dispatch' : 'recordReceipt',
      row: {
        ...{ documentId, on: 'document', targetId: documentId, isClassified: line.isClassified },
        title: `${line.letterNo} ${line.recipient}`,
      },
      // The steps for its other addressees change the state of the letter too: none is told to the server.
      waitsFor: recipientId,
    });
    return { state: isWaiting ? 'waiting' : 'done' };
  } catch (error) {
    return { state: 'failed', error };
  }
}
