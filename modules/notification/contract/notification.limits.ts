import { bellFigures, delays } from '@sarn/kernel';

/** Limits of specification §9, and those it does not give. */
export const notificationLimits = {
  /** §9: fetch size of the bell and of the list. */
  fetchSize: bellFigures.fetchSize,
  maxFetchSize: 100,
  /** §9: heights of the scroll area, in pixels. */
  scrollHeight: bellFigures.scrollHeight,
  scrollHeightMobile: bellFigures.scrollHeightMobile,
  /** §9: seconds until the bell subscribes, and until it reloads after `todo-lists`. */
  subscribeAfterSeconds: delays.subscribeMs / 1000,
  todoReloadSeconds: delays.todoReloadMs / 1000,
  /** §4: seconds until the link of a notification is followed. */
  followLinkSeconds: delays.followLinkMs / 1000,
  /** Decided here: unread ones are counted up to this many, shown as "99+". */
  unreadCap: 100,
  /** Decided here: the whole list is counted up to this many. */
  listCap: 1000,
  maxTitleLength: 300,
  maxMessageLength: 4000,
} as const;
