import { randomBytes } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';

/** By what the person was confirmed before the act: the key of a certificate, or the password for a whole batch. */
const prefixes = { key: 'certificate-key.', password: 'confirmed-password.' } as const;

/**
 * Words that stand for the password of the account in one act: given to a person whose signing key was
 * opened by its secret, or whose password was checked for a batch; never sent to a browser.
 */
export function createPasswordSubstitutes() {
  const open = new Set<string>();
  return {
    /** A word for one act, to be forgotten when the act is over. */
    issue(by: keyof typeof prefixes): string {
      const word = `${prefixes[by]}${randomBytes(24).toString('base64url')}`;
      open.add(word);
      return word;
    },
    forget: (word: string): void => void open.delete(word),
    isOne: (text: string): boolean =>
      Object.values(prefixes).some((prefix) => text.startsWith(prefix)),
    /** Whether it is signed digitally. */
    isDigital: (text: string): boolean => text.startsWith(prefixes.key),
    /** @throws AppError 'identity.approval-over' for one that was not issued here */
    async use(_tx: Tx, _accountId: string, text: string): Promise<void> {
      if (!open.has(text)) throw new AppError('identity.approval-over');
    },
  };
}

export type PasswordSubstitutes = ReturnType<typeof createPasswordSubstitutes>;
