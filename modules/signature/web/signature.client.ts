import { call } from '@sarn/platform-web';
import type { ActRequestSent } from '@sarn/document/contract';
import { getSigningOffer, listSignatures, signDigitally } from '@sarn/signature/contract';
import { useQuery } from '@tanstack/react-query';

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

/** Signs once, however often the attempt is sent. */
export async function sendSigned(sent: ActRequestSent, attemptId: string) {
  const { documentId, number } = await call(signDigitally, {
    ...{ ...sent, form: { ...sent.form } },
    attemptId,
  });
  return { documentId, number };
}
