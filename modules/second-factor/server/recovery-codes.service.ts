import type { Clock, Tx, SecretBox } from '@sarn/platform-server';
import { newRecoveryCodes, readRecoveryCode } from './recovery-code.rules.ts';
import {
  countRecoveryCodes,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from './recovery-code.store.ts';

export interface RecoveryCodes {
  /** A new set that replaces the old one; shown once, only digests are stored. */
  renew(tx: Tx, accountId: string): Promise<string[]>;
  /** A first set, or none when some are left. */
  ensure(tx: Tx, accountId: string): Promise<string[]>;
  /** Uses a code up. @returns whether it was valid */
  take(tx: Tx, accountId: string, typed: string): Promise<boolean>;
}

export function createRecoveryCodes(clock: Clock, box: SecretBox): RecoveryCodes {
  const digest = (accountId: string, code: string): Buffer =>
    box.hash(accountId, readRecoveryCode(code));
  const renew: RecoveryCodes['renew'] = async (tx, accountId) => {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(
      tx,
      accountId,
      codes.map((code) => digest(accountId, code)),
    );
    return codes;
  };
  return {
    renew,
    ensure: async (tx, accountId) =>
      (await countRecoveryCodes(tx, accountId)) > 0 ? [] : renew(tx, accountId),
    take: (tx, accountId, typed) =>
      spendRecoveryCode(tx, accountId, digest(accountId, typed), clock.now().toISOString()),
  };
}
