import type { BookRow, DashboardGroup } from '@sarn/portal/contract';

/** A row of a book as our screens show it. */
export interface ShownBookRow {
  readonly documentId: string;
  /** From 1 in its book. */
  readonly place: number;
  readonly meetingNo: string;
  readonly number: string;
  readonly title: string;
  /** In the reader's language. */
  readonly publishedOn: string;
  readonly isUnread: boolean;
  readonly isNew: boolean;
}

const shownRow = (row: BookRow): ShownBookRow => ({
  documentId: row.F_DOC_ID,
  place: row.SEQ,
  meetingNo: row.F_NO_MEET,
  number: row.F_DOC_NO,
  title: row.F_DOC_TITLE,
  publishedOn: row.F_DOC_COMMAND_NAME_UNDER,
  isUnread: row.isUnread,
  isNew: row.isNew,
});

/** One book; the names of specification §3 are used here only, by no screen. */
export function shownBook({ items, hasMore }: DashboardGroup) {
  return { items: items.map(shownRow), hasMore };
}
