import { seldomHeard } from '@sarn/document/web';
import { call } from '@sarn/platform-web';
import { addRemarks, decideRemarks, getReview, replyToRemark } from '@sarn/review/contract';
import type { AddedRemark, Decision } from '@sarn/review/contract';
import type { OutputOf } from '@sarn/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export type Review = OutputOf<typeof getReview>;

/** The text of a draft and what was said about it; changes of others come by the live event of the document. */
export function useReview(documentId: string, isWanted = true) {
  return useQuery({
    queryKey: ['registry', 'review', documentId],
    queryFn: ({ signal }) => call(getReview, { documentId }, { signal }),
    enabled: isWanted,
    staleTime: seldomHeard,
  });
}

/** What is read again after an act: the document too, whose version it may have changed. */
function useReadAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['registry'] });
}

export function useAdd(documentId: string) {
  const readAgain = useReadAgain();
  return async (version: number, remarks: readonly AddedRemark[], idempotencyKey: string) => {
    await call(addRemarks, { documentId, version, remarks: [...remarks] }, { idempotencyKey });
    await readAgain();
  };
}

export function useReply(documentId: string) {
  const readAgain = useReadAgain();
  return async (remarkId: string, text: string, idempotencyKey: string) => {
    await call(replyToRemark, { documentId, remarkId, text }, { idempotencyKey });
    await readAgain();
  };
}

export function useDecide(documentId: string) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (asked: {
      readonly version: number;
      readonly decision: Decision;
      readonly remarkIds: string[];
    }) => call(decideRemarks, { documentId, ...asked }),
    onSettled: readAgain,
  });
}
