/** Figures of specification §9, in milliseconds where they are times. */
export const portalLimits = {
  /** §9: idle time, and the countdown before signing out. */
  idleMs: 1_800_000,
  idleCountdownMs: 5_000,
  welcomeMs: 2_500,
  invalidEmailMs: 2_500,
  cookieBannerDelayMs: 1_000,
  consentDelayMs: 2_000,
  resetRedirectMs: 3_500,
  toastMs: 2_500,
  /** §7: the menu is fetched this long after the header. */
  menuDelayMs: 1_000,
  /** §9: to-do table. */
  todoPageSize: 10,
  todoHeight: 500,
  todoSearchDelayMs: 800,
  /** §9: book tables. */
  bookPageSize: 5,
  bookHeight: 290,
  bookSearchDelayMs: 1_500,
  /** §5, §9: shortest search of the dashboard. */
  searchMinLength: 3,
  /** §9: login cookie and other cookies, in days. */
  loginCookieDays: 7,
  cookieDays: 30,
} as const;

/** §7, §9: parents of the header menus, and the settings centres. */
export const menuParents = { main: 3099, portal: 3090 } as const;
export const settingsMenus = { centre: 3144, certificates: 3284 } as const;

/** §1: version as the footer shows it. */
export const release = { version: '1.8.0', build: '15a' } as const;
