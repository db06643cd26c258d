import { call } from '@sarn/platform-web';
import type { ActRequestSent, actOnDocument } from '@sarn/document/contract';
import type { SentInputOf } from '@sarn/kernel';
import {
  confirmSeals,
  getSigningOffer,
  listSignatures,
  prepareSigning,
  sendSigningCode,
  signDigitally,
  stillPrepared,
} from '@sarn/signature/contract';
import type { SentCodeWay } from '@sarn/signature/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetSent, isSent, markSent } from './sent-signature.ts';

export function useSigningOffer(documentId: string) {
  return useQuery({
    queryKey: ['registry', 'signing-offer', documentId],
    queryFn: ({ signal }) => call(getSigningOffer, { documentId }, { signal }),
  });
}

export function useSignatures(documentId: string) {
  return useQuery({
    queryKey: ['registry', 'signatures', documentId],
    queryFn: ({ signal }) => call(listSignatures, { documentId }, { signal }),
  });
}

/** Sends a code to the person. */
export function useSendCode(documentId: string) {
  return useMutation({
    mutationFn: (way: SentCodeWay) => call(sendSigningCode, { documentId, way }),
  });
}

/** The second person confirms; the file has number and day a moment later. */
export function useConfirmSeals(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(confirmSeals, { documentId }),
    onSettled: () => client.invalidateQueries({ queryKey: ['registry', 'signatures', documentId] }),
  });
}

/** Those who show what is prepared: it may be another file after a signature was refused. */
const shownPrepared = new Set<() => void>();

/** Signatures that are being sent: the number of what was prepared is then taken by the person who looks at it. */
let sending = 0;

/** How often the file is made once more: its text or its day may be another one. */
const preparedAgainMs = 60_000;

/** How often it is asked whether somebody else took the number: one question to the database. */
const stillMs = 5000;

/** Tells, soon after somebody else took a number with which documents were prepared, to prepare them anew. */
export function useStillPrepared(numbers: string | undefined, onStale: () => void): void {
  const { data } = useQuery({
    queryKey: ['signing-still', numbers],
    queryFn: ({ signal }) => call(stillPrepared, { numbers: numbers ?? '' }, { signal }),
    enabled: numbers !== undefined,
    // It was true a moment ago.
    initialData: { isCurrent: true, status: 'success' },
    refetchInterval: stillMs,
    ...{ staleTime: stillMs, gcTime: 0, retry: false },
  });
  const told = useEffectEvent(onStale);
  const { isCurrent } = data;
  useEffect(() => {
    if (!isCurrent && numbers !== undefined) told();
  }, [isCurrent, numbers]);
}

/**
 * What would be signed now. The same file has the same hash for some minutes, so that it stands still while it is read. A
 * question that is under way while somebody signs changes nothing: what they were shown goes along with the secret and is
 * valid by itself, and the server refuses to sign other bytes.
 */
export function usePrepared(asked: SentInputOf<typeof actOnDocument>) {
  const earlier = useRef<string>(undefined);
  const query = useQuery({
    queryKey: ['signing-prepared', asked],
    queryFn: async ({ signal }) => {
      const made = await call(prepareSigning, { ...asked, earlier: earlier.current }, { signal });
      earlier.current = made.prepared;
      return made;
    },
    refetchInterval: () => !isSent(asked.documentId) && preparedAgainMs,
    // Of a form that was closed nothing is shown again: its time and its number are old.
    ...{ staleTime: 0, gcTime: 0, retry: false },
  });
  const { refetch } = query;
  useEffect(() => {
    const again = () => void refetch();
    shownPrepared.add(again);
    return () => void shownPrepared.delete(again);
  }, [refetch]);
  useStillPrepared(query.data?.numbers, () => {
    if (sending === 0 && !isSent(asked.documentId)) void refetch();
  });
  return query;
}

interface SignedBy {
  readonly code: string;
  readonly attemptId: string;
  readonly prepared?: string | undefined;
}

/** Signs once, however often the attempt is sent. */
export async function sendSigned(sent: ActRequestSent, { code, attemptId, prepared }: SignedBy) {
  sending += 1;
  markSent(sent.documentId);
  try {
    const { documentId, number } = await call(signDigitally, {
      ...{ ...sent, form: { ...sent.form } },
      ...{ code, attemptId, prepared },
    });
    return { documentId, number };
  } catch (error) {
    forgetSent(sent.documentId);
    for (const again of shownPrepared) again();
    throw error;
  } finally {
    sending -= 1;
  }
}
