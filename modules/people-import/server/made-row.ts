import type { RowState } from './staged.ts';

/** A unit or a person as it was before a row changed it; only what was changed. */
export type Before = Readonly<Record<string, string | null>>;

/** What entering a row made, and what was there before. */
export interface MadeRow {
  readonly state: Extract<RowState, 'new' | 'changed'>;
  /** The unit or the person. */
  readonly id: string;
  readonly before: Before;
  readonly after: Before;
  readonly postId: string | null;
  readonly holdingId: string | null;
  /** The holding that was ended for the new post. */
  readonly endedHoldingId: string | null;
  readonly hasAccount: boolean;
}
