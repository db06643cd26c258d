import { cookieDays, oneTimeCodeSeconds, passwordMinLength } from '@sarn/kernel';

/** Limits of sign-in, as specification §9 gives them or as decided in docs/decisions. */
export const identityLimits = {
  sessionDays: cookieDays.login,
  /** Life of the `oauth_id` by which a device takes a session over. */
  ticketSeconds: 300,
  codeSeconds: oneTimeCodeSeconds,
  codeDigits: 8,
  codeTries: 5,
  /** Wrong passwords in a row before the account rests. */
  failuresBeforeLock: 10,
  lockMinutes: 15,
  passwordMin: passwordMinLength,
  passwordMax: 128,
} as const;

/** Version of the privacy policy that people are asked to agree to. */
export const consentVersion = '1.0';
