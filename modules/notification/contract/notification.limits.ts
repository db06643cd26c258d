/** Figures of specification §9, and what it leaves open. */
export const notificationLimits = {
  /** §9: fetch size of the bell and of the list. */
  fetchSize: 10,
  maxFetchSize: 100,
  /** §9: heights of the scroll area, in pixels. */
  scrollHeight: 300,
  scrollHeightMobile: 200,
  /** §9: seconds after which the bell subscribes, and reloads after `todo-lists`. */
  subscribeAfterSeconds: 3,
  todoReloadSeconds: 2,
  /** §4: a link out of a notification is followed after this time. */
  followLinkSeconds: 1.5,
  /** Decided here: unread ones are counted up to this many, shown as "99+". */
  unreadCap: 100,
  /** Decided here: the whole list is counted up to this many. */
  listCap: 1000,
  maxTitleLength: 300,
  maxMessageLength: 4000,
} as const;
