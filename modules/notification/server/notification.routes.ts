import { AppError } from '@sarn/kernel';
import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import {
  getNotifications,
  listNoticeModules,
  listNotifications,
  modulesOf,
  notificationLimits,
  readAllNotifications,
  readNotification,
} from '../contract/index.ts';
import { closedTo } from './closed-documents.ts';
import type { DocumentPort } from './closed-documents.ts';
import type { LiveNews } from './live-news.ts';
import {
  countAll,
  countUnread,
  listLastRead,
  listNewest,
  markAllRead,
  markRead,
} from './notification.store.ts';
import { listModules } from './notice-modules.ts';
import type { NoticesSeen } from './seen-notices.ts';
import { toLog } from './notification.views.ts';

const { fetchSize, unreadCap, listCap } = notificationLimits;

const nowhere = { documentId: null, transactionId: null };

/** The calls of the bell. Each of them uses only the caller's own rows. */
export function notificationRoutes(
  { db, clock }: Platform,
  live: LiveNews,
  documents: DocumentPort,
  shown: NoticesSeen,
): Route[] {
  const now = (): string => clock.now().toISOString();
  return [
    query(getNotifications, async ({ MODULE }, { caller, language }) => {
      const { id } = caller;
      const modules = modulesOf(MODULE);
      const [totalAlert, newest, read] = await Promise.all([
        countUnread(db, id, modules, unreadCap),
        listNewest(db, id, modules, { take: fetchSize, skip: 0 }),
        listLastRead(db, id, modules, fetchSize),
      ]);
      const seen = await shown.rows(db, caller, [...newest, ...read]);
      const reading = { language, own: shown.ownModules() };
      const alerts = seen.slice(0, newest.length).map((row) => shown.item(row, language));
      const logs = seen.slice(newest.length).map((row) => toLog(row, reading));
      return { items: { totalAlert, alerts, logs } };
    }),
    query(listNotifications, async ({ take, skip, MODULE }, { caller, language }) => {
      const { id } = caller;
      const modules = modulesOf(MODULE);
      const [rows, count] = await Promise.all([
        listNewest(db, id, modules, { take, skip }),
        countAll(db, id, modules, listCap),
      ]);
      const seen = await shown.rows(db, caller, rows);
      return { items: seen.map((row) => shown.item(row, language)), count };
    }),
    query(listNoticeModules, (_, { language }) =>
      Promise.resolve({ rows: listModules(shown.ownModules(), language) }),
    ),
    command(readNotification, async ({ NN_RECEIVE_ID }, { caller }, tx) => {
      const { id, principals } = caller;
      const read = await markRead(tx, NN_RECEIVE_ID, id, now());
      if (!read) throw new AppError('notification.not-found');
      // The caller's other browser windows count again.
      if (read.wasUnread) live.queuesChanged(tx, [id]);
      const isClosed = await closedTo(tx, documents, principals, [read]);
      const { documentId, transactionId } = isClosed(read) ? nowhere : read;
      return {
        is_save: read.wasUnread,
        item: { F_DOC_ID: documentId ?? '', F_TRANS_ID: transactionId ?? '' },
      };
    }),
    command(readAllNotifications, async ({ MODULE }, { caller: { id } }, tx) => {
      const count = await markAllRead(tx, id, modulesOf(MODULE), now());
      if (count > 0) live.queuesChanged(tx, [id]);
      return { count };
    }),
  ];
}
