import type { Language } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import type { NotificationItem } from '../contract/index.ts';
import { closedTo } from './closed-documents.ts';
import type { DocumentPort } from './closed-documents.ts';
import type { NoticeModules } from './notice-modules.ts';
import { toClosed, toItem } from './notification.views.ts';
import type { ClosedRow } from './notification.views.ts';
import type { NotificationRow } from './notification.store.ts';

/** Notices as their reader may see them now. */
export interface NoticesSeen {
  /** Rows of the reader, in the same order, without what was closed to them since. */
  rows(
    h: Handle,
    caller: Caller,
    rows: readonly NotificationRow[],
  ): Promise<(NotificationRow | ClosedRow)[]>;
  item(row: NotificationRow | ClosedRow, language: Language): NotificationItem;
  /** Names and icons of the modules that registered them. */
  ownModules(): NoticeModules;
}

/** Checked at each call: the reader may have left a post since the notice was written. */
export const noticesSeen = (
  documents: DocumentPort,
  ownModules: () => NoticeModules,
): NoticesSeen => ({
  async rows(h, { principals }, rows) {
    const isClosed = await closedTo(h, documents, principals, rows);
    return rows.map((row) => (isClosed(row) ? toClosed(row) : row));
  },
  item: (row, language) => toItem(row, { language, own: ownModules() }),
  ownModules,
});

/** Where nobody says which documents may be read: none of them. */
export const noNoticesSeen = noticesSeen({ readable: async () => [] }, () => ({}));
