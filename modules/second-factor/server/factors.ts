import { AppError } from '@sarn/kernel';
import { createSecretBox } from '@sarn/platform-server';
import type { Handle, Platform, Tx } from '@sarn/platform-server';
import type { SecondFactorMethod } from '@sarn/authentication/contract';
import { createGuard } from './guard.service.ts';
import type { Guard } from './guard.service.ts';
import { createNotices } from './notice.service.ts';
import type { Notices } from './notice.service.ts';
import { createOneTimeCodes } from './one-time-codes.service.ts';
import type { OneTimeCodes } from './one-time-codes.service.ts';
import { findOneTimeKey } from './one-time-key.store.ts';
import { createPasskeys } from './passkey.service.ts';
import type { Passkeys } from './passkey.service.ts';
import { listPasskeys } from './passkey.store.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-code.store.ts';
import { createRecoveryCodes } from './recovery-codes.service.ts';
import type { RecoveryCodes } from './recovery-codes.service.ts';
import { relyingPartyOf } from './relying-party.ts';

/** What the deployment offers besides the password. */
export interface SecondFactorOptions {
  readonly oneTimeCodes: boolean;
  readonly passkeys: boolean;
  /** Name of the product in apps and in windows of the browser. */
  readonly productName: string;
}

/** The services of the second factor, created once. */
export interface Factors {
  readonly notices: Notices;
  readonly guard: Guard;
  readonly recoveryCodes: RecoveryCodes;
  readonly offersOneTimeCodes: boolean;
  /** Null when not offered, or where browsers allow none (see relyingPartyOf). */
  readonly passkeys: Passkeys | null;
  readonly oneTimeCodes: OneTimeCodes;
  /**
   * The second factors accepted for an account; empty: the password is enough. Those that the
   * deployment has switched off since are left out.
   */
  methodsOf(db: Handle, accountId: string): Promise<SecondFactorMethod[]>;
  /** Deletes the recovery codes when no factor is left: they are of no use without one. */
  tidy(tx: Tx, accountId: string): Promise<void>;
}

/** @param key of the installation; available once the module has started */
export function createFactors(
  platform: Platform,
  options: SecondFactorOptions,
  key: () => Buffer,
): Factors {
  const { productName } = options;
  const box = createSecretBox(key);
  const notices = createNotices(platform);
  const recoveryCodes = createRecoveryCodes(platform.clock, box);
  const parts = { box, notices, recoveryCodes, productName };
  const party = relyingPartyOf(platform.config);
  const passkeys = party ? createPasskeys(platform, { ...parts, party }) : null;
  return {
    notices,
    recoveryCodes,
    // Asked at each use: an administrator may switch them at any time.
    get passkeys() {
      return options.passkeys ? passkeys : null;
    },
    guard: createGuard(platform, notices),
    get offersOneTimeCodes() {
      return options.oneTimeCodes;
    },
    oneTimeCodes: createOneTimeCodes(platform, parts),
    async methodsOf(db, accountId) {
      const methods: SecondFactorMethod[] = [];
      if (options.oneTimeCodes && (await hasApp(db, accountId))) methods.push('one-time-code');
      if (options.passkeys && passkeys && (await listPasskeys(db, accountId)).length > 0)
        methods.push('passkey');
      if (methods.length === 0) return [];
      const left = await countRecoveryCodes(db, accountId);
      return left > 0 ? [...methods, 'recovery-code'] : methods;
    },
    async tidy(tx, accountId) {
      const isLeft =
        (await hasApp(tx, accountId)) || (await listPasskeys(tx, accountId)).length > 0;
      if (!isLeft) await replaceRecoveryCodes(tx, accountId, []);
    },
  };
}

async function hasApp(db: Handle, accountId: string): Promise<boolean> {
  return ((await findOneTimeKey(db, accountId))?.confirmedAt ?? null) !== null;
}

/** @throws AppError 'identity.not-offered' */
export function offered<T>(part: T | null | false): T {
  if (part === null || part === false) throw new AppError('identity.not-offered');
  return part;
}
