/*
 * Every figure that the specification gives, once, with the section it comes from. Modules take
 * theirs from here, so that a figure has one place; what a module decides by itself stays there.
 * Times are milliseconds unless the name says otherwise, sizes are CSS pixels.
 */

/** §1: version as the footer shows it. */
export const release = { version: '1.8.0', build: '15a' } as const;

/** §7, §9: repeating a call that failed inside the server; the n-th pause is n times as long. */
export const retryPolicy = { times: 3, delayMs: 1_000, fromStatus: 500 } as const;

/** §4, §9: time without input, and the countdown before the session ends. */
export const idleTimes = { idleMs: 1_800_000, countdownMs: 5_000 } as const;

/** §4, §5, §8, §9: how long dialogs of the sign-in screens stay. */
export const dialogTimes = {
  welcomeMs: 2_500,
  noUserMs: 2_500,
  invalidEmailMs: 2_500,
  resetRedirectMs: 3_500,
} as const;

/** §2, §4, §7, §9: how long after the page something follows. */
export const delays = {
  cookieBannerMs: 1_000,
  /** §7: the menu strip is asked for this long after the header. */
  headerMenuMs: 1_000,
  consentMs: 2_000,
  /** §4: the channel of one's own is subscribed this long after the header. */
  subscribeMs: 3_000,
  /** §4: cards and bell look again this long after `todo-lists`. */
  todoReloadMs: 2_000,
  /** §4: the link of an opened notification is followed after this. */
  followLinkMs: 1_500,
} as const;

/** §9: passing messages; `timerMs` is how long one stays, the others the defaults of the group. */
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

/** §5, §9: a password, and the code by mail. */
export const passwordMinLength = 8;
export const oneTimeCodeSeconds = 300;

/** §3, §9: life of the sign-in and of other things a browser keeps, in days. */
export const cookieDays = { login: 7, other: 30 } as const;

/** §2, §9: the bell and the list of notifications. */
export const bellFigures = { fetchSize: 10, scrollHeight: 300, scrollHeightMobile: 200 } as const;

/** §7, §9: parents of the header menus. */
export const menuParents = { main: 3099, portal: 3090 } as const;
/** §7: what the menu call asks for when nothing is said. */
export const menuDefaults = { parent: menuParents.main, level: 1, query: 1 } as const;
/** §2, §9: pages of the settings. */
export const settingsMenus = { centre: 3144, certificates: 3284 } as const;

/** §9: `normal` (ปกติ) is green, every other speed red. */
export const speedColours = { normal: 'green', other: 'red' } as const;

/** §9: rest after typing before the editor tells of a change. */
export const editorDebounceMs = 80;

/** §9: sizes as shown. */
export const byteUnits = { base: 1024, names: ['Bytes', 'KB', 'MB', 'GB', 'TB'] } as const;

/** §9: the pad on which a signature is drawn. */
export const signaturePad = {
  minWidth: 0.5,
  maxWidth: 2.5,
  dotSize: 1.5,
  throttleMs: 16,
  minDistance: 5,
  velocityFilterWeight: 0.7,
  exportTypes: ['png', 'jpeg', 'svg'],
} as const;

/** §9: the live line. */
export const socketDefaults = {
  reconnectionDelayMs: 1_000,
  reconnectionDelayMaxMs: 5_000,
  randomizationFactor: 0.5,
  timeoutMs: 20_000,
} as const;

/** §6, §9: roles that count as a head: of the land policy office, and of everybody else. */
export const headRoles = { landPolicy: [1, 2007, 2008], usual: [1] } as const;

/** §3, §9: under which names the browser keeps things. */
export const storageKeys = {
  token: 'sarn_token',
  userLogin: 'sarn_userLogin',
  language: 'sarn_lang',
  allow: 'sarn_allow',
  page: 'sarn_page',
  archive: 'userAuth',
} as const;

/** §4: announced on the window when the language changes. */
export const languageEvent = 'portal-change-language';
