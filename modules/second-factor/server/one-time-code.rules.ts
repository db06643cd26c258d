import { toArabicDigits } from '@sarn/kernel';
import { Secret, TOTP } from 'otpauth';
import { secondFactorLimits } from '../contract/index.ts';

const { codeDigits, stepSeconds, steps } = secondFactorLimits;
const secretBytes = 20;

/** A new key, 160 bits as RFC 4226 recommends, in base32. */
export function newOneTimeKey(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The `otpauth://` address that apps read from a QR code. */
export function oneTimeAddress(secret: string, issuer: string, account: string): string {
  return codesOf(secret, issuer, account).toString();
}

/**
 * The time step of this code: the present one, the one before or the one after.
 *
 * @param typed as a person types it: blanks and Thai digits are accepted
 * @param now milliseconds since 1970
 * @returns null when it is not the code of any of them
 */
export function stepOfCode(secret: string, typed: string, now: number): number | null {
  const token = toArabicDigits(typed).replace(/[\s-]/g, '');
  if (token.length !== codeDigits || !/^\d+$/.test(token)) return null;
  const delta = codesOf(secret).validate({ token, timestamp: now, window: steps });
  return delta === null ? null : Math.floor(now / 1000 / stepSeconds) + delta;
}

/** RFC 6238 with the parameters that every app supports: SHA-1, 6 digits, 30 seconds. */
function codesOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: codeDigits,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  });
}
