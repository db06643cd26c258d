import type { NotificationItem, getNotifications } from '@sarn/notification/contract';
import type { OutputOf } from '@sarn/kernel';

/** A notification as the screens use it. */
export interface ShownNotification {
  readonly id: string;
  readonly title: string;
  readonly messageHtml: string;
  readonly isUnread: boolean;
  readonly module: string;
  /** In the language of the reader; empty for an unknown module. */
  readonly moduleName: string;
  readonly moduleIcon: string;
  /** JSON text; its content depends on the module. */
  readonly options: string;
  readonly documentId: string;
  /** Reference of the document in links; empty when there is none. */
  readonly documentRef: string;
  readonly createdAt: string;
  /** What it asked for was done, by this person or another. */
  readonly isSettled: boolean;
  readonly isClosed: boolean;
}

/** The field names of specification §3 are used here only, and by no screen. */
export function shownNotification(item: NotificationItem): ShownNotification {
  return {
    id: item.NN_RECEIVE_ID,
    title: item.NN_TITLE,
    messageHtml: item.NN_DATA,
    isUnread: item.IS_READ === 0,
    module: item.MODULE,
    moduleName: item.moduleName,
    moduleIcon: item.moduleIcon,
    options: item.OPTIONS,
    documentId: item.F_DOC_ID,
    documentRef: item.F_DOC_GET_ID,
    createdAt: item.CREATED_AT,
    isSettled: item.isSettled,
    isClosed: item.isClosed,
  };
}

/** What the bell shows. */
export function shownBell({ items }: OutputOf<typeof getNotifications>) {
  return { unread: items.totalAlert, alerts: items.alerts.map(shownNotification) };
}
