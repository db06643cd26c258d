import { AppError } from '@sarn/kernel';
import { createSecretBox } from '@sarn/platform-server';
import type { Platform, Tx } from '@sarn/platform-server';
import type { Factors, SecondFactorOptions } from './factors.ts';
import { newOneTimeKey, oneTimeAddress, stepOfCode } from './one-time-code.rules.ts';
import { confirmOneTimeKey, putOneTimeKey } from './one-time-key.store.ts';

/** The app of the first administrator: set up before there is an account that could ask for it. */
export interface FirstFactor {
  /** Whether the deployment offers one-time codes. */
  readonly isOffered: boolean;
  /** A key for the app; whoever asked keeps it sealed until the account is made. */
  begin(): string;
  /** The address that the app reads from a QR code. */
  addressOf(secret: string, username: string): string;
  /**
   * Sets the app up for an account of the same transaction.
   *
   * @returns recovery codes, shown once
   * @throws AppError 'identity.code-not-fitting'
   */
  add(tx: Tx, accountId: string, secret: string, typed: string): Promise<string[]>;
}

export function createFirstFactor(
  { clock }: Pick<Platform, 'clock'>,
  options: SecondFactorOptions,
  factors: Pick<Factors, 'recoveryCodes' | 'offersOneTimeCodes'>,
  key: () => Buffer,
): FirstFactor {
  const box = createSecretBox(key);
  return {
    get isOffered() {
      return factors.offersOneTimeCodes;
    },
    begin: newOneTimeKey,
    addressOf: (secret, username) => oneTimeAddress(secret, options.productName, username),
    async add(tx, accountId, secret, typed) {
      const step = stepOfCode(secret, typed, clock.now().getTime());
      if (step === null) throw new AppError('identity.code-not-fitting');
      const now = clock.now().toISOString();
      await putOneTimeKey(tx, { accountId, secret: box.seal(accountId, Buffer.from(secret)), now });
      await confirmOneTimeKey(tx, accountId, step, now);
      return factors.recoveryCodes.renew(tx, accountId);
    },
  };
}
