import { authenticationLimits } from './authentication.limits.ts';

const englishOnly = /^[\u0021-\u007e]+$/;

type PasswordFault =
  | 'identity.password-too-short'
  | 'identity.password-too-long'
  | 'identity.password-not-english'
  | 'identity.password-too-simple';

/**
 * What is wrong with a new password (specification §5), or null when it may be used.
 *
 * The same check runs in the form and on the server, so that both accept the same passwords.
 */
export function newPasswordFault(password: string): PasswordFault | null {
  if (password.length < authenticationLimits.passwordMin) return 'identity.password-too-short';
  if (password.length > authenticationLimits.passwordMax) return 'identity.password-too-long';
  if (!englishOnly.test(password)) return 'identity.password-not-english';
  const hasAll = /[A-Z]/.test(password) && /[a-z]/.test(password) && /[0-9]/.test(password);
  return hasAll ? null : 'identity.password-too-simple';
}
