import { AppError } from '@sarn/kernel';
import type { Platform, SignedContext, Tx, SecretBox } from '@sarn/platform-server';
import { secondFactorLimits } from '../contract/index.ts';
import type { AccountRow } from '@sarn/authentication/server';
import type { Notices } from './notice.service.ts';
import { newOneTimeKey, oneTimeAddress, stepOfCode } from './one-time-code.rules.ts';
import {
  confirmOneTimeKey,
  findOneTimeKey,
  putOneTimeKey,
  takeStep,
} from './one-time-key.store.ts';
import type { OneTimeKey } from './one-time-key.store.ts';
import type { Owner } from './owner.store.ts';
import type { RecoveryCodes } from './recovery-codes.service.ts';

export interface OneTimeCodeParts {
  readonly box: SecretBox;
  readonly notices: Notices;
  readonly recoveryCodes: RecoveryCodes;
  /** Name that the app shows above the code. */
  readonly productName: string;
}

export interface OneTimeCodes {
  /** Makes an unconfirmed key. @throws AppError 'identity.second-factor-there' */
  begin(account: AccountRow): Promise<{ secret: string; address: string }>;
  /**
   * Confirms the app by its first code. @returns recovery codes, when there were none
   *
   * @throws AppError 'identity.enrolment-over', 'identity.code-not-fitting'
   */
  confirm(owner: Owner, typed: string, context: SignedContext): Promise<string[]>;
  /** Uses a code up. @returns false when it is not right or was used before */
  take(tx: Tx, accountId: string, typed: string): Promise<boolean>;
}

export function createOneTimeCodes(platform: Platform, parts: OneTimeCodeParts): OneTimeCodes {
  const { db, clock } = platform;
  const { box, productName } = parts;
  const stepNow = (accountId: string, { secret }: OneTimeKey, typed: string): number | null =>
    stepOfCode(box.open(accountId, secret).toString(), typed, clock.now().getTime());
  return {
    async begin({ id, username }) {
      const secret = newOneTimeKey();
      const sealed = box.seal(id, Buffer.from(secret));
      const key = { accountId: id, secret: sealed, now: clock.now().toISOString() };
      const isPut = await db.transaction((tx) => putOneTimeKey(tx, key));
      if (!isPut) throw new AppError('identity.second-factor-there');
      return { secret, address: oneTimeAddress(secret, productName, username) };
    },
    async confirm(owner, typed, context) {
      const { accountId } = owner;
      const key = await findOneTimeKey(db, accountId);
      const now = clock.now();
      if (!key || !isOpen(key, now)) throw new AppError('identity.enrolment-over');
      const step = stepNow(accountId, key, typed);
      if (step === null) throw new AppError('identity.code-not-fitting');
      return db.transaction(async (tx) => {
        const isFirst = await confirmOneTimeKey(tx, accountId, step, now.toISOString());
        if (!isFirst) throw new AppError('identity.enrolment-over');
        await parts.notices.tell(tx, owner, 'one-time-codes-added', context);
        return parts.recoveryCodes.ensure(tx, accountId);
      });
    },
    async take(tx, accountId, typed) {
      const key = await findOneTimeKey(tx, accountId);
      if (!key || key.confirmedAt === null) return false;
      const step = stepNow(accountId, key, typed);
      return step !== null && takeStep(tx, accountId, step);
    },
  };
}

/** Unconfirmed and not too old: the key was shown on a screen, so it must expire soon. */
function isOpen({ confirmedAt, createdAt }: OneTimeKey, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(createdAt);
  return confirmedAt === null && ageMs <= secondFactorLimits.enrolmentSeconds * 1000;
}
