import type { Language } from '@sarn/kernel';
import { closedTitle } from '../contract/index.ts';
import type { NotificationItem, NotificationLog } from '../contract/index.ts';
import { moduleName, noticeModule } from './notice-modules.ts';
import type { NoticeModules } from './notice-modules.ts';
import type { NotificationRow } from './notification.store.ts';

/** A notification whose document may no longer be read: only that there was one, and when. */
export interface ClosedRow extends NotificationRow {
  readonly isClosed: true;
}

export function toClosed(row: NotificationRow): ClosedRow {
  const nothing = { message: '', messageHtml: '', options: {} };
  const nowhere = { documentId: null, transactionId: null, documentRef: '' };
  const title = { titleTh: closedTitle.th, titleEn: closedTitle.en };
  return { ...row, ...title, ...nothing, ...nowhere, isClosed: true };
}

/** How a reader is shown notifications: the language, and the modules that registered their names. */
export interface Reading {
  readonly language: Language;
  readonly own: NoticeModules;
}

const iconOf = (module: string, own: NoticeModules): string =>
  noticeModule(module, own)?.icon ?? 'bell';

/** A row with the field names of specification §3. */
export function toItem(
  row: NotificationRow | ClosedRow,
  { language, own }: Reading,
): NotificationItem {
  return {
    NN_RECEIVE_ID: row.id,
    NN_TITLE: titleOf(row, language),
    NN_DATA: row.messageHtml,
    IS_READ: row.readAt === null ? 0 : 1,
    MODULE: row.module,
    OPTIONS: JSON.stringify(row.options),
    F_DOC_TITLE: row.documentId === null ? '' : row.message,
    F_DOC_ID: row.documentId ?? '',
    F_TRANS_ID: row.transactionId ?? '',
    F_DOC_GET_ID: row.documentRef,
    CREATED_AT: row.createdAt,
    moduleName: moduleName(row.module, own, language),
    moduleIcon: iconOf(row.module, own),
    isSettled: row.settledAt !== null,
    isClosed: 'isClosed' in row,
  };
}

export function toLog(row: NotificationRow, { language, own }: Reading): NotificationLog {
  return {
    icon: iconOf(row.module, own),
    header: titleOf(row, language),
    dateAlert: row.createdAt,
  };
}

function titleOf({ titleTh, titleEn }: NotificationRow, language: Language): string {
  return language === 'en' ? titleEn : titleTh;
}
