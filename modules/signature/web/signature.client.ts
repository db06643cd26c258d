import { call } from '@sarn/platform-web';
import type { ActRequestSent } from '@sarn/document/contract';
import {
  confirmSeals,
  getSigningOffer,
  listSignatures,
  sendSigningCode,
  signDigitally,
} from '@sarn/signature/contract';
import type { SentCodeWay } from '@sarn/signature/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

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

/** Signs once, however often the attempt is sent. */
export async function sendSigned(
  sent: ActRequestSent,
  { code, attemptId }: { readonly code: string; readonly attemptId: string },
) {
  const { documentId, number } = await call(signDigitally, {
    ...{ ...sent, form: { ...sent.form } },
    ...{ code, attemptId },
  });
  return { documentId, number };
}
