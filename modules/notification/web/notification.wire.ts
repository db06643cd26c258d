import type { NotificationItem, getNotifications } from '@sarn/notification/contract';
import type { OutputOf } from '@sarn/kernel';

/** A notification as our screens show it. */
export interface ShownNotification {
  readonly id: string;
  readonly title: string;
  readonly messageHtml: string;
  readonly isUnread: boolean;
  readonly module: string;
  /** JSON text, by the module. */
  readonly options: string;
  readonly documentId: string;
  /** Name of the document in links; empty when it is about none. */
  readonly documentRef: string;
  readonly createdAt: string;
  readonly isClosed: boolean;
}

/** The names of specification §3 are read here and by no screen. */
export function shownNotification(item: NotificationItem): ShownNotification {
  return {
    id: item.NN_RECEIVE_ID,
    title: item.NN_TITLE,
    messageHtml: item.NN_DATA,
    isUnread: item.IS_READ === 0,
    module: item.MODULE,
    options: item.OPTIONS,
    documentId: item.F_DOC_ID,
    documentRef: item.F_DOC_GET_ID,
    createdAt: item.CREATED_AT,
    isClosed: item.isClosed,
  };
}

/** What the bell shows. */
export function shownBell({ items }: OutputOf<typeof getNotifications>) {
  return { unread: items.totalAlert, alerts: items.alerts.map(shownNotification) };
}
