import { cookieDays, oneTimeCodeSeconds, passwordMinLength } from '@sarn/kernel';

/** Limits of sign-in, as specification §9 gives them or as decided in docs/decisions. */
export const authenticationLimits = {
  sessionDays: cookieDays.login,
  /** Life of the `oauth_id` by which a device takes a session over. */
  ticketSeconds: 300,
  codeSeconds: oneTimeCodeSeconds,
  codeDigits: 8,
  codeTries: 5,
  /** Wrong passwords in a row before the account rests. */
  failuresBeforeLock: 10,
  lockMinutes: 15,
  /** Wrong passwords of a name or from an address before a captcha is asked for. */
  failuresBeforeCaptcha: 3,
  /** How long such a failure is remembered after the last one. */
  failureMinutes: 15,
  captchaSeconds: 600,
  /** From leaving for the agency's OpenID provider to coming back. */
  federatedSeconds: 600,
  /** Life of the one-time ticket for the document archive. */
  archiveTicketSeconds: 60,
  passwordMin: passwordMinLength,
  passwordMax: 128,
} as const;

/** Version of the privacy policy that people are asked to agree to. */
export const consentVersion = '1.0';
