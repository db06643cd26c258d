import { AppError, newId } from '@sarn/kernel';
import type { Platform, SignedContext, Tx } from '@sarn/platform-server';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { secondFactorLimits } from '../../contract/index.ts';
import type { PasskeyAssertion, PasskeyAttestation } from '../../contract/index.ts';
import { lockAccountForUpdate } from '../account.store.ts';
import { tokenHash } from '../token.ts';
import type { Doer, Notices } from './notice.service.ts';
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

export type Options = Record<string, unknown>;

export interface Passkeys {
  /** What the browser is asked to make. @throws AppError 'identity.passkey-limit' */
  begin(owner: Owner): Promise<Options>;
  /**
   * Keeps what the browser made. @returns recovery codes, when there were none
   *
   * @throws AppError 'identity.passkey-not-made', '….passkey-known', '….passkey-limit'
   */
  add(
    owner: Owner,
    made: { readonly name: string; readonly response: PasskeyAttestation },
    context: SignedContext,
  ): Promise<string[]>;
  /** What the browser is asked to sign. @param accountId null: any passkey may tell who comes */
  ask(accountId: string | null): Promise<Options>;
  /** Uses a challenge up. @returns whose passkey signed it, or null when it is not good */
  take(
    tx: Tx,
    response: PasskeyAssertion,
    accountId: string | null,
    context: Doer & Pick<SignedContext, 'log'>,
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
  const { db, clock } = platform;
  const { party, notices, productName } = parts;
  const now = (): string => clock.now().toISOString();

  async function keepChallenge(
    challenge: string,
    purpose: ChallengePurpose,
    accountId: string | null,
  ): Promise<void> {
    const expiresAt = new Date(clock.now().getTime() + timeout).toISOString();
    const use = { hash: tokenHash(challenge), purpose, accountId };
    await insertChallenge(db, { ...use, expiresAt, now: now() });
  }

  return {
    async begin(owner) {
      const known = await listPasskeys(db, owner.accountId);
      assertRoom(known.length);
      const options = await generateRegistrationOptions({
        rpName: productName,
        rpID: party.id,
        userName: owner.username,
        userDisplayName: owner.name,
        userID: handleOf(owner.accountId),
        timeout,
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: known.map(toDescriptor),
        // Kept by the authenticator itself and opened by finger, face or PIN: it is both factors.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keepChallenge(options.challenge, 'registration', owner.accountId);
      return { ...options };
    },

    async add(owner, { name, response }, context) {
      const { accountId } = owner;
      const challenge = challengeIn(response.response.clientDataJSON);
      const use = { hash: tokenHash(challenge), purpose: 'registration', accountId } as const;
      const isAsked = await spendChallenge(db, use, now());
      const made = isAsked && (await verifyAttestation(party, response, challenge, context.log));
      if (!made) throw new AppError('identity.passkey-not-made');
      return db.transaction(async (tx) => {
        await lockAccountForUpdate(tx, accountId);
        assertRoom((await listPasskeys(tx, accountId)).length);
        const row = { id: newId(), account_id: accountId, name, ...made, created_at: now() };
        const isNew = await insertPasskey(tx, { ...row, last_used_at: null });
        if (!isNew) throw new AppError('identity.passkey-known');
        await notices.tell(tx, owner, 'passkey-added', context, { name });
        return parts.recoveryCodes.ensure(tx, accountId);
      });
    },

    async ask(accountId) {
      const known = accountId === null ? [] : await listPasskeys(db, accountId);
      const options = await generateAuthenticationOptions({
        rpID: party.id,
        allowCredentials: known.map(toDescriptor),
        timeout,
        userVerification: 'required',
      });
      const purpose = accountId === null ? 'sign-in' : 'second-factor';
      await keepChallenge(options.challenge, purpose, accountId);
      return { ...options };
    },

    async take(tx, response, accountId, { log }) {
      const challenge = challengeIn(response.response.clientDataJSON);
      const purpose = accountId === null ? 'sign-in' : 'second-factor';
      const use = { hash: tokenHash(challenge), purpose, accountId } as const;
      if (!(await spendChallenge(tx, use, now()))) return null;
      const known = await findPasskeyForUpdate(tx, response.id);
      if (!known || (accountId !== null && known.accountId !== accountId)) return null;
      const seen = await verifyAssertion(party, response, { challenge, known, log });
      if (!seen) return null;
      await noteUse(tx, known.id, { ...seen, now: now() });
      return known.accountId;
    },
  };
}

function toDescriptor(known: {
  readonly credentialId: string;
  readonly transports: readonly string[];
}) {
  return { id: known.credentialId, transports: [...known.transports] };
}

function assertRoom(count: number): void {
  if (count >= most) throw new AppError('identity.passkey-limit', { limit: most });
}
