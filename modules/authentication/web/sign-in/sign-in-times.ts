import { delays, dialogTimes } from '@sarn/kernel';

/** Times of specification §9, in milliseconds. */
export const signInTimes = {
  welcome: dialogTimes.welcomeMs,
  noUser: dialogTimes.noUserMs,
  invalidEmail: dialogTimes.invalidEmailMs,
  resetRedirect: dialogTimes.resetRedirectMs,
  cookieBanner: delays.cookieBannerMs,
  consentDialog: delays.consentMs,
} as const;
