import {
  arriveIncoming,
  findDuplicates,
  proposeDue,
  readUploadedLetter,
  registerIncoming,
  startIncoming,
} from '@sarn/intake/contract';
import type { OutputOf, SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = 'registry';

export type RegisterSent = SentInputOf<typeof registerIncoming>;
export type Registered = OutputOf<typeof registerIncoming>;

/** What the empty form proposes; asked again after each registration, for its next number. */
export function useStart(isNeeded = true) {
  return useQuery({
    enabled: isNeeded,
    queryKey: [root, 'incoming-start'],
    queryFn: ({ signal }) => call(startIncoming, {}, { signal }),
  });
}

/** Registers a letter. */
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

/**
 * When a letter of a class and a group is due where nobody types a due date; of no interest once one
 * is typed.
 */
export function useProposedDue(speed: string, bookGroup: string, isAsked: boolean) {
  return useQuery({
    queryKey: [root, 'proposed-due', speed, bookGroup],
    queryFn: ({ signal }) => call(proposeDue, { speed, bookGroup }, { signal }),
    enabled: isAsked,
  }).data;
}

export type LetterReading = OutputOf<typeof readUploadedLetter>;

/** The text of a file is read after its upload was answered. */
const lookAgainMs = 1000;
/** Where a minute does not suffice, the person has typed it. */
const mostLooks = 60;

/** What the text of an upload says about the letter. */
export function useReading(fileId: string | undefined) {
  return useQuery({
    enabled: fileId !== undefined,
    // Not below the letters: once it is registered it is no longer an upload, and would be refused.
    queryKey: ['letter-reading', fileId],
    queryFn: ({ signal }) => call(readUploadedLetter, { fileId: fileId ?? '' }, { signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.isRead === false && dataUpdateCount < mostLooks ? lookAgainMs : false,
    // What was read of a file does not change.
    staleTime: Infinity,
  });
}
