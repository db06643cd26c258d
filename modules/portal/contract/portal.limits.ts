import {
  bookTable,
  cookieDays,
  delays,
  dialogTimes,
  idleTimes,
  searchMinLength,
  toastDefaults,
  todoTable,
} from '@sarn/kernel';

export { menuParents, release, settingsMenus } from '@sarn/kernel';

/** Figures of the specification that the portal's screens use; times in milliseconds. */
export const portalLimits = {
  idleMs: idleTimes.idleMs,
  idleCountdownMs: idleTimes.countdownMs,
  welcomeMs: dialogTimes.welcomeMs,
  invalidEmailMs: dialogTimes.invalidEmailMs,
  cookieBannerDelayMs: delays.cookieBannerMs,
  consentDelayMs: delays.consentMs,
  resetRedirectMs: dialogTimes.resetRedirectMs,
  toastMs: toastDefaults.timerMs,
  todoPageSize: todoTable.pageSize,
  todoHeight: todoTable.height,
  todoSearchDelayMs: todoTable.searchDelayMs,
  bookPageSize: bookTable.pageSize,
  bookHeight: bookTable.height,
  bookSearchDelayMs: bookTable.searchDelayMs,
  searchMinLength,
  loginCookieDays: cookieDays.login,
  cookieDays: cookieDays.other,
} as const;

/** How orders and remarks are set where neither the centre nor the deployment file says it. */
export const usualRemarks = { spacing: 1.5, indent: 0, hasCatchword: false };
