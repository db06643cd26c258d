import { faultText } from '@sarn/platform-web/public';
import { authenticationLimits, newPasswordFault } from '@sarn/authentication/contract';
import type { Say } from '@sarn/platform-web/public';
import type { th } from './words/th.ts';

/** Message for a new password and its repetition; null when both are valid. */
export function newPasswordRefusal(
  say: Say<typeof th>,
  password: string,
  repeated: string,
): string | null {
  const shortest = Math.min(password.length, repeated.length);
  if (shortest < authenticationLimits.passwordMin) return say('reset.tooShort');
  const fault = newPasswordFault(password);
  if (fault) return faultText(fault);
  return password === repeated ? null : say('reset.mismatch');
}
