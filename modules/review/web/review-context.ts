import type { Decision, Remark } from '@sarn/review/contract';
import { createContext, useContext } from 'react';
import type { Numbered } from './remark-order.ts';
import type { Review } from './review.client.ts';

/** The remarks of a draft while somebody reads them. */
export interface Reviewing {
  readonly documentId: string;
  readonly review: Review;
  /** All of them, in the order of the text. */
  readonly all: readonly Numbered[];
  /** Those that are listed. */
  readonly listed: readonly Numbered[];
  readonly activeId: string | null;
  readonly activate: (id: string | null) => void;
  readonly step: (by: 1 | -1) => void;
  readonly decide: (decision: Decision, remarks: readonly Remark[]) => Promise<void>;
  readonly isDeciding: boolean;
}

const ReviewingContext = createContext<Reviewing | null>(null);
export const ReviewingProvider = ReviewingContext.Provider;

export function useReviewing(): Reviewing {
  const reviewing = useContext(ReviewingContext);
  if (!reviewing) throw new Error('remarks outside of their page');
  return reviewing;
}
