import { randomBytes } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';

const prefix = 'certificate-key.';

/**
 * Words that stand for the password of the account in one act: given to a person whose signing key was
 * opened by its secret, never sent to a browser, and used once.
 */
export function createPasswordSubstitutes() {
  const open = new Set<string>();
  return {
    /** A word for one act, to be forgotten when the act is over. */
    issue(): string {
      const word = `${prefix}${randomBytes(24).toString('base64url')}`;
      open.add(word);
      return word;
    },
    forget: (word: string): void => void open.delete(word),
    isOne: (text: string): boolean => text.startsWith(prefix),
    /** @throws AppError 'identity.approval-over' for one that was not issued here */
    async use(_tx: Tx, _accountId: string, text: string): Promise<void> {
      if (!open.has(text)) throw new AppError('identity.approval-over');
    },
  };
}

export type PasswordSubstitutes = ReturnType<typeof createPasswordSubstitutes>;
