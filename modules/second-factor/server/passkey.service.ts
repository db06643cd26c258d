import { AppError, newId } from '@sarn/kernel';
import type { Logger, Platform, SignedContext, Tx } from '@sarn/platform-server';
import { secondFactorLimits } from '../contract/index.ts';
import type { PasskeyAssertion, PasskeyAttestation } from '../contract/index.ts';
import { lockAccountForUpdate } from '@sarn/authentication/server';
import { tokenHash } from '@sarn/authentication/server';
import type { Notices } from './notice.service.ts';
import type { Owner } from './owner.store.ts';
import { insertChallenge, spendChallenge } from './passkey-challenge.store.ts';
import type { ChallengePurpose } from './passkey-challenge.store.ts';
import { findPasskeyForUpdate, insertPasskey, listPasskeys, noteUse } from './passkey.store.ts';
import {
  algorithms,
  challengeIn,
  handleOf,
  verifyAssertion,
  verifyAttestation,
} from './passkey.verify.ts';
import type { RecoveryCodes } from './recovery-codes.service.ts';
import type { RelyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

export type Options = Record<string, unknown>;

export interface Passkeys {
  /** Options for making a passkey. @throws AppError 'identity.passkey-limit' */
  begin(owner: Owner): Promise<Options>;
  /**
   * Stores the passkey the browser made. @returns recovery codes, when there were none
   *
   * @throws AppError 'identity.passkey-not-made', '….passkey-known', '….passkey-limit'
   */
  add(
    owner: Owner,
    made: { readonly name: string; readonly response: PasskeyAttestation },
    context: SignedContext,
  ): Promise<string[]>;
  /**
   * Options for signing.
   *
   * @param accountId null: any passkey may identify the person
   * @param purpose the only one for which the answer is valid
   */
  ask(accountId: string | null, purpose?: ChallengePurpose): Promise<Options>;
  /** Uses a challenge up. @returns the account of the passkey, or null when it is not valid */
  take(
    tx: Tx,
    response: PasskeyAssertion,
    accountId: string | null,
    context: { readonly log: Logger },
    purpose?: ChallengePurpose,
  ): Promise<string | null>;
}

export interface PasskeyParts {
  readonly party: RelyingParty;
  readonly productName: string;
  readonly notices: Notices;
  readonly recoveryCodes: RecoveryCodes;
}

const { challengeSeconds, passkeys: most } = secondFactorLimits;
const timeout = challengeSeconds * 1000;

export function createPasskeys(platform: Platform, parts: PasskeyParts): Passkeys {
  return {
    begin: (owner) => begin(platform, parts, owner),
    add: (owner, made, context) => add(platform, parts, owner, made, context),
    ask: (accountId, purpose = purposeOf(accountId)) => ask(platform, parts, accountId, purpose),
    take: (tx, response, accountId, context, purpose = purposeOf(accountId)) =>
      take(platform, parts, tx, { response, accountId, purpose, log: context.log }),
  };
}

async function begin(platform: Platform, parts: PasskeyParts, owner: Owner): Promise<Options> {
  const known = await listPasskeys(platform.db, owner.accountId);
  assertBelowLimit(known.length);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: parts.productName,
    rpID: parts.party.id,
    userName: owner.username,
    userDisplayName: owner.name,
    userID: handleOf(owner.accountId),
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(toDescriptor),
    // Stored in the authenticator and unlocked by finger, face or PIN: it is both factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(platform, options.challenge, 'registration', owner.accountId);
  return { ...options };
}

async function add(
  { db, clock }: Platform,
  parts: PasskeyParts,
  owner: Owner,
  { name, response }: { readonly name: string; readonly response: PasskeyAttestation },
  context: SignedContext,
): Promise<string[]> {
  const { accountId } = owner;
  const now = clock.now().toISOString();
  const challenge = challengeIn(response.response.clientDataJSON);
  const use = { hash: tokenHash(challenge), purpose: 'registration', accountId } as const;
  const isAsked = await spendChallenge(db, use, now);
  const made = isAsked && (await verifyAttestation(parts.party, response, challenge, context.log));
  if (!made) throw new AppError('identity.passkey-not-made');
  return db.transaction(async (tx) => {
    await lockAccountForUpdate(tx, accountId);
    assertBelowLimit((await listPasskeys(tx, accountId)).length);
    const row = { id: newId(), account_id: accountId, name, ...made, created_at: now };
    const isNew = await insertPasskey(tx, { ...row, last_used_at: null });
    if (!isNew) throw new AppError('identity.passkey-known');
    await parts.notices.tell(tx, owner, 'passkey-added', context, { name });
    return parts.recoveryCodes.ensure(tx, accountId);
  });
}

async function ask(
  platform: Platform,
  { party }: PasskeyParts,
  accountId: string | null,
  purpose: ChallengePurpose,
): Promise<Options> {
  const known = accountId === null ? [] : await listPasskeys(platform.db, accountId);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: known.map(toDescriptor),
    timeout,
    userVerification: 'required',
  });
  await keepChallenge(platform, options.challenge, purpose, accountId);
  return { ...options };
}

async function take(
  { clock }: Platform,
  { party }: PasskeyParts,
  tx: Tx,
  given: {
    readonly response: PasskeyAssertion;
    readonly accountId: string | null;
    readonly purpose: ChallengePurpose;
    readonly log: Logger;
  },
): Promise<string | null> {
  const { response, accountId, purpose, log } = given;
  const now = clock.now().toISOString();
  const challenge = challengeIn(response.response.clientDataJSON);
  const use = { hash: tokenHash(challenge), purpose, accountId };
  if (!(await spendChallenge(tx, use, now))) return null;
  const known = await findPasskeyForUpdate(tx, response.id);
  if (!known || (accountId !== null && known.accountId !== accountId)) return null;
  const seen = await verifyAssertion(party, response, { challenge, known, log });
  if (!seen) return null;
  await noteUse(tx, known.id, { ...seen, now });
  return known.accountId;
}

async function keepChallenge(
  { db, clock }: Platform,
  challenge: string,
  purpose: ChallengePurpose,
  accountId: string | null,
): Promise<void> {
  const now = clock.now();
  await insertChallenge(db, {
    hash: tokenHash(challenge),
    purpose,
    accountId,
    now: now.toISOString(),
    expiresAt: new Date(now.getTime() + timeout).toISOString(),
  });
}

function purposeOf(accountId: string | null): ChallengePurpose {
  return accountId === null ? 'sign-in' : 'second-factor';
}

function toDescriptor(known: {
  readonly credentialId: string;
  readonly transports: readonly string[];
}) {
  return { id: known.credentialId, transports: [...known.transports] };
}

function assertBelowLimit(count: number): void {
  if (count >= most) throw new AppError('identity.passkey-limit', { limit: most });
}
