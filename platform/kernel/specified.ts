/*
 * Every figure of the specification, once, with the section it comes from. Modules take their
 * figures from here, so that each is defined once; figures that a module decides itself stay there.
 * Times are milliseconds unless the name says otherwise, sizes are CSS pixels.
 */

/** §1: version as the footer shows it. */
export const release = { version: '1.8.0', build: '15a' } as const;

/** §7, §9: repeating a call that failed in the server; the n-th pause is n times `pauseMs`. */
export const retryPolicy = { times: 3, delayMs: 1_000, fromStatus: 500 } as const;

/** §4, §9: time without input, and the countdown before the session ends. */
export const idleTimes = { idleMs: 1_800_000, countdownMs: 5_000 } as const;

/** §4, §5, §8, §9: how long dialogs of the sign-in screens stay open. */
export const dialogTimes = {
  welcomeMs: 2_500,
  noUserMs: 2_500,
  invalidEmailMs: 2_500,
  resetRedirectMs: 3_500,
} as const;

/** §2, §4, §7, §9: how long after the page is shown something follows. */
export const delays = {
  cookieBannerMs: 1_000,
  /** §7: the menu bar is requested this long after the header. */
  headerMenuMs: 1_000,
  consentMs: 2_000,
  /** §4: the person's own channel is subscribed this long after the header. */
  subscribeMs: 3_000,
  /** §4: cards and notifications are fetched again this long after `todo-lists`. */
  todoReloadMs: 2_000,
  /** §4: the link of an opened notification is followed after this time. */
  followLinkMs: 1_500,
} as const;

/** §9: toasts; `timerMs` is how long one stays, the others are the defaults of the group. */
export const toastDefaults = {
  timerMs: 2_500,
  durationMs: 3_000,
  speedMs: 300,
  group: 'document-notification',
} as const;

/** §2, §9: table behind a to-do card. */
export const todoTable = { pageSize: 10, height: 500, searchDelayMs: 800 } as const;

/** §2, §9: tables of the book panels. */
export const bookTable = { pageSize: 5, height: 290, searchDelayMs: 1_500 } as const;

/** §5, §9: shortest text the dashboard searches for, in characters as a person counts them. */
export const searchMinLength = 3;

/** §5, §9: a password, and the one-time code sent by mail. */
export const passwordMinLength = 8;
export const oneTimeCodeSeconds = 300;

/** §3, §9: how long the browser keeps the sign-in and other values, in days. */
export const cookieDays = { login: 7, other: 30 } as const;

/** §2, §9: the notification bell and the list of notifications. */
export const bellFigures = { fetchSize: 10, scrollHeight: 300, scrollHeightMobile: 200 } as const;

/** §7, §9: parents of the header menus. */
export const menuParents = { main: 3099, portal: 3090 } as const;
/** §7: what the menu call asks for when no parameter is given. */
export const menuDefaults = { parent: menuParents.main, level: 1, query: 1 } as const;
/** §2, §9: pages of the settings. */
export const settingsMenus = { centre: 3144, certificates: 3284 } as const;

/** §9: `normal` (ปกติ) is green, every other speed red. */
export const speedColours = { normal: 'green', other: 'red' } as const;

/** §9: pause in typing before the editor reports a change. */
export const editorDebounceMs = 80;

/** §9: units of file sizes as shown. */
export const byteUnits = { base: 1024, names: ['Bytes', 'KB', 'MB', 'GB', 'TB'] } as const;

/** §9: the field in which a signature is drawn. */
export const signaturePad = {
  minWidth: 0.5,
  maxWidth: 2.5,
  dotSize: 1.5,
  throttleMs: 16,
  minDistance: 5,
  velocityFilterWeight: 0.7,
  exportTypes: ['png', 'jpeg', 'svg'],
} as const;

/** §9: the live connection. */
export const socketDefaults = {
  reconnectionDelayMs: 1_000,
  reconnectionDelayMaxMs: 5_000,
  randomizationFactor: 0.5,
  timeoutMs: 20_000,
} as const;

/** §6, §9: roles that count as a head: in the land policy agency, and in every other one. */
export const headRoles = { landPolicy: [1, 2007, 2008], usual: [1] } as const;

/** §3, §9: keys of the browser's storage. */
export const storageKeys = {
  token: 'sarn_token',
  userLogin: 'sarn_userLogin',
  language: 'sarn_lang',
  allow: 'sarn_allow',
  page: 'sarn_page',
  archive: 'userAuth',
} as const;

/** §4: event sent on the window when the language changes. */
export const languageEvent = 'portal-change-language';
