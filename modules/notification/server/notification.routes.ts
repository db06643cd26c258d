import { AppError } from '@sarn/kernel';
import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import {
  getNotifications,
  listNotifications,
  modulesOf,
  notificationLimits,
  readAllNotifications,
  readNotification,
} from '../contract/index.ts';
import type { LiveNews } from './live-news.ts';
import {
  countAll,
  countUnread,
  listLastRead,
  listNewest,
  markAllRead,
  markRead,
} from './notification.store.ts';
import { toItem, toLog } from './notification.views.ts';

const { fetchSize, unreadCap, listCap } = notificationLimits;

/** The calls of the bell. Every one of them works on the caller's own rows and no others. */
export function notificationRoutes({ db, clock }: Platform, live: LiveNews): Route[] {
  const now = (): string => clock.now().toISOString();
  return [
    query(getNotifications, async ({ MODULE }, { caller: { id }, language }) => {
      const modules = modulesOf(MODULE);
      const [totalAlert, newest, read] = await Promise.all([
        countUnread(db, id, modules, unreadCap),
        listNewest(db, id, modules, { take: fetchSize, skip: 0 }),
        listLastRead(db, id, modules, fetchSize),
      ]);
      const alerts = newest.map((row) => toItem(row, language));
      return { items: { totalAlert, alerts, logs: read.map((row) => toLog(row, language)) } };
    }),
    query(listNotifications, async ({ take, skip, MODULE }, { caller: { id }, language }) => {
      const modules = modulesOf(MODULE);
      const [rows, count] = await Promise.all([
        listNewest(db, id, modules, { take, skip }),
        countAll(db, id, modules, listCap),
      ]);
      return { items: rows.map((row) => toItem(row, language)), count };
    }),
    command(readNotification, async ({ NN_RECEIVE_ID }, { caller: { id } }, tx) => {
      const read = await markRead(tx, NN_RECEIVE_ID, id, now());
      if (!read) throw new AppError('notification.not-found');
      // His other windows count again.
      if (read.wasUnread) live.queuesChanged(tx, [id]);
      return {
        is_save: read.wasUnread,
        item: { F_DOC_ID: read.documentId ?? '', F_TRANS_ID: read.transactionId ?? '' },
      };
    }),
    command(readAllNotifications, async ({ MODULE }, { caller: { id } }, tx) => {
      const count = await markAllRead(tx, id, modulesOf(MODULE), now());
      if (count > 0) live.queuesChanged(tx, [id]);
      return { count };
    }),
  ];
}
