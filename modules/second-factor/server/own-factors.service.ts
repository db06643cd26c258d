import { AppError, isId } from '@sarn/kernel';
import type { Platform, SignedContext, Tx } from '@sarn/platform-server';
import type { PasskeyAttestation, SecondFactorState } from '../contract/index.ts';
import type { AccountRow } from '@sarn/authentication/server';
import type { SignInServices } from '@sarn/authentication/server';
import { offered } from './factors.ts';
import type { Factors } from './factors.ts';
import { clearGuard } from './guard.store.ts';
import { deleteOneTimeKey, findOneTimeKey } from './one-time-key.store.ts';
import { findOwnerByPerson } from './owner.store.ts';
import type { Owner } from './owner.store.ts';
import type { Options } from './passkey.service.ts';
import { deletePasskey, deletePasskeys, listOwnPasskeys } from './passkey.store.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-code.store.ts';

export interface OwnFactorParts {
  readonly factors: Factors;
  readonly credentials: SignInServices['credentials'];
  readonly sessions: SignInServices['sessions'];
}

/** Setting up and removing own second factors; each change is confirmed by the password first. */
export interface OwnFactors {
  state(context: SignedContext): Promise<SecondFactorState>;
  beginApp(password: string, context: SignedContext): Promise<{ secret: string; address: string }>;
  confirmApp(code: string, context: SignedContext): Promise<string[]>;
  removeApp(given: Given, context: SignedContext): Promise<void>;
  renewRecoveryCodes(given: Given, context: SignedContext): Promise<string[]>;
  beginPasskey(password: string, context: SignedContext): Promise<Options>;
  addPasskey(
    made: { readonly name: string; readonly response: PasskeyAttestation },
    context: SignedContext,
  ): Promise<string[]>;
  removePasskey(passkeyId: string, password: string, context: SignedContext): Promise<void>;
  /**
   * For a person who can no longer sign in.
   *
   * @throws AppError 'platform.not-found', '….forbidden'
   */
  reset(personId: string, password: string, context: SignedContext): Promise<void>;
}

interface Given {
  readonly password: string;
  readonly code: string;
}

export function createOwnFactors(platform: Platform, parts: OwnFactorParts): OwnFactors {
  const { db } = platform;
  const { factors } = parts;
  const owner = ({ caller }: SignedContext): Promise<Owner> => getOwner(platform, caller.id);
  const confirmed = (password: string, context: SignedContext): Promise<AccountRow> =>
    confirmPassword(parts, password, context);
  return {
    state: (context) => readState(platform, parts, context),
    async beginApp(password, context) {
      offered(factors.offersOneTimeCodes);
      return factors.oneTimeCodes.begin(await confirmed(password, context));
    },
    async confirmApp(code, context) {
      offered(factors.offersOneTimeCodes);
      return factors.oneTimeCodes.confirm(await owner(context), code, context);
    },
    async removeApp({ password, code }, context) {
      const { id } = await confirmed(password, context);
      const own = await owner(context);
      await byCode(platform, factors, { accountId: id, code }, context, async (tx) => {
        await deleteOneTimeKey(tx, id);
        await factors.tidy(tx, id);
        await factors.notices.tell(tx, own, 'one-time-codes-removed', context);
      });
    },
    async renewRecoveryCodes({ password, code }, context) {
      const { id } = await confirmed(password, context);
      const own = await owner(context);
      const renew = async (tx: Tx): Promise<string[]> => {
        await factors.notices.tell(tx, own, 'recovery-codes-made', context);
        return factors.recoveryCodes.renew(tx, id);
      };
      const methods = await factors.methodsOf(db, id);
      if (methods.includes('one-time-code')) {
        return byCode(platform, factors, { accountId: id, code }, context, renew);
      }
      if (methods.length === 0) throw new AppError('platform.not-found');
      return db.transaction(renew);
    },
    async beginPasskey(password, context) {
      const passkeys = offered(factors.passkeys);
      await confirmed(password, context);
      return passkeys.begin(await owner(context));
    },
    async addPasskey(made, context) {
      return offered(factors.passkeys).add(await owner(context), made, context);
    },
    async removePasskey(passkeyId, password, context) {
      await confirmed(password, context);
      await dropPasskey(platform, factors, { owner: await owner(context), passkeyId }, context);
    },
    async reset(personId, password, context) {
      await confirmed(password, context);
      await resetOther(platform, factors, personId, context);
    },
  };
}

async function getOwner({ db }: Platform, personId: string): Promise<Owner> {
  const owner = await findOwnerByPerson(db, personId);
  if (!owner) throw new AppError('platform.not-found');
  return owner;
}

/** @throws AppError 'identity.current-password-wrong', counted like a failed sign-in */
async function confirmPassword(
  { credentials }: OwnFactorParts,
  password: string,
  context: SignedContext,
): Promise<AccountRow> {
  const own = await credentials.findOwn(context.caller.id, password, context);
  if (!own) throw new AppError('identity.current-password-wrong');
  return own;
}

async function readState(
  { db }: Platform,
  { factors, sessions }: OwnFactorParts,
  { caller }: SignedContext,
): Promise<SecondFactorState> {
  const owner = await findOwnerByPerson(db, caller.id);
  if (!owner) throw new AppError('platform.not-found');
  const key = await findOneTimeKey(db, owner.accountId);
  const addedAt = key?.confirmedAt ?? null;
  const rows = await listOwnPasskeys(db, owner.accountId);
  const begun = [addedAt, ...rows.map((row) => row.createdAt)].filter((at) => at !== null);
  const first = begun.toSorted()[0];
  const all = first === undefined ? [] : await sessions.listOwn(db, caller);
  return {
    oneTimeCodes: { isOffered: factors.offersOneTimeCodes, addedAt },
    passkeys: { isOffered: factors.passkeys !== null, rows },
    recoveryCodesLeft: await countRecoveryCodes(db, owner.accountId),
    earlierSessions: all.filter((one) => !one.isCurrent && one.createdAt < (first ?? '')),
  };
}

/**
 * Runs a change that a code of the app, or a recovery code, confirms; wrong ones count like those
 * at sign-in.
 *
 * @throws AppError 'platform.not-found' without an app, 'identity.code-not-fitting', '….-resting'
 */
async function byCode<T>(
  { db }: Platform,
  { guard, oneTimeCodes, recoveryCodes }: Factors,
  given: { readonly accountId: string; readonly code: string },
  context: SignedContext,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { accountId, code } = given;
  const key = await findOneTimeKey(db, accountId);
  if (!key?.confirmedAt) throw new AppError('platform.not-found');
  const counted = await guard.begin(accountId);
  const done = await db.transaction(async (tx) => {
    const isRight =
      (await oneTimeCodes.take(tx, accountId, code)) ||
      (await recoveryCodes.take(tx, accountId, code));
    if (!isRight) return null;
    await guard.clear(tx, accountId);
    return { result: await change(tx) };
  });
  if (done) return done.result;
  await guard.refuse(accountId, counted, context);
  throw new AppError('identity.code-not-fitting');
}

async function dropPasskey(
  { db }: Platform,
  { tidy, notices }: Factors,
  given: { readonly owner: Owner; readonly passkeyId: string },
  context: SignedContext,
): Promise<void> {
  const { owner, passkeyId } = given;
  if (!isId(passkeyId)) throw new AppError('platform.not-found');
  await db.transaction(async (tx) => {
    const name = await deletePasskey(tx, owner.accountId, passkeyId);
    if (name === undefined) throw new AppError('platform.not-found');
    await tidy(tx, owner.accountId);
    await notices.tell(tx, owner, 'passkey-removed', context, { name });
  });
}

async function resetOther(
  platform: Platform,
  factors: Factors,
  personId: string,
  context: SignedContext,
): Promise<void> {
  // Else an administrator could remove their own second factor by the password alone.
  if (personId === context.caller.id) throw new AppError('platform.forbidden');
  if (!isId(personId)) throw new AppError('platform.not-found');
  const other = await getOwner(platform, personId);
  await platform.db.transaction((tx) => dropAll(factors, tx, other, context));
}

async function dropAll(
  { notices }: Factors,
  tx: Tx,
  owner: Owner,
  context: SignedContext,
): Promise<void> {
  const hadApp = await deleteOneTimeKey(tx, owner.accountId);
  const passkeys = await deletePasskeys(tx, owner.accountId);
  if (!hadApp && passkeys === 0) throw new AppError('platform.not-found');
  await replaceRecoveryCodes(tx, owner.accountId, []);
  await clearGuard(tx, owner.accountId);
  await notices.tell(tx, owner, 'second-factor-reset', context);
}
