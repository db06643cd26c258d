import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { RemarkKind, RemarkState } from '../contract/index.ts';
import type { ReviewTables } from './review.tables.gen.ts';

/** Column types more exact than those of PostgreSQL. */
interface Knowledge {
  review_remark: { kind: RemarkKind; state: RemarkState };
}

/** The tables of this module. */
export type KnownReviewTables = NarrowTables<ReviewTables, Knowledge>;

/** The query builder over the tables that this module owns. */
export const reviewTables = tablesOf<KnownReviewTables>();
