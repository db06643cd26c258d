/** Times of specification §9, in milliseconds. */
export const signInTimes = {
  welcome: 2500,
  noUser: 2500,
  invalidEmail: 2500,
  resetRedirect: 3500,
  cookieBanner: 1000,
  consentDialog: 2000,
} as const;
