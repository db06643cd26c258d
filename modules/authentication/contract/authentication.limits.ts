import { cookieDays, oneTimeCodeSeconds, passwordMinLength } from '@sarn/kernel';

/** Limits of sign-in, as specification §9 gives them or as decided in docs/decisions. */
export const authenticationLimits = {
  sessionDays: cookieDays.login,
  /** Lifetime of the `oauth_id` with which a device takes a session over. */
  ticketSeconds: 300,
  codeSeconds: oneTimeCodeSeconds,
  codeDigits: 8,
  codeTries: 5,
  /** Codes that one address may request for one name, and the time in which they count. */
  codesPerAddress: 5,
  codesMinutes: 15,
  /** Mails with a code for one account while the newest is valid; the last one stays valid. */
  mailsPerAccount: 10,
  /** Wrong passwords in a row before the account is locked for a while. */
  failuresBeforeLock: 10,
  lockMinutes: 15,
  /** Wrong passwords for a name or from an address before a captcha is required. */
  failuresBeforeCaptcha: 3,
  /**
   * Attempts at one name, over all addresses, after which only addresses from which its owner has
   * signed in may try.
   */
  failuresOfName: 100,
  /** How long such a failure is remembered after the last one. */
  failureMinutes: 15,
  captchaSeconds: 600,
  /** Time allowed between going to the agency's OpenID provider and coming back. */
  federatedSeconds: 600,
  /** Lifetime of the one-time ticket for the document archive. */
  archiveTicketSeconds: 60,
  /** How long the link in the invitation to a new account can be used. */
  invitationDays: 7,
  passwordMin: passwordMinLength,
  passwordMax: 128,
} as const;

/** Version of the privacy policy that people are asked to agree to. */
export const consentVersion = '1.0';
