import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { CallContext, Platform, Tx } from '@sarn/platform-server';
import { secondFactorLimits } from '../contract/index.ts';
import type { PasskeyAssertion, passkeyLogin } from '../contract/index.ts';
import { lockAccountForUpdate } from '@sarn/authentication/server';
import type { AccountRow } from '@sarn/authentication/server';
import type { Entrance, SignInServices } from '@sarn/authentication/server';
import { newToken, tokenHash } from '@sarn/authentication/server';
import { offered } from './factors.ts';
import type { Factors } from './factors.ts';
import { closeProof, insertProof } from './sign-in-proof.store.ts';

type Answer = OutputOf<typeof passkeyLogin>;

export interface PasskeySignInParts {
  readonly factors: Factors;
  readonly entrance: Entrance;
  readonly sessionElsewhere: SignInServices['sessionElsewhere'];
}

/**
 * Sign-in by a passkey alone: the person has the device and unlocks it by finger, face or PIN, so
 * nothing else is required. Wrong passwords of others do not lock it.
 */
export function createPasskeySignIn(platform: Platform, parts: PasskeySignInParts) {
  const { db, clock } = platform;
  const now = (): string => clock.now().toISOString();
  return {
    /** @throws AppError 'identity.passkey-refused', '….ticket-invalid', '….not-offered' */
    async login(input: InputOf<typeof passkeyLogin>, context: CallContext): Promise<Answer> {
      offered(parts.factors.passkeys);
      const { response, oauth_id: ticket } = input;
      if (ticket !== undefined && ticket !== '') {
        return db.transaction((tx) => takeOver(parts, tx, ticket, now(), context));
      }
      const answer = response
        ? await db.transaction((tx) => enter(platform, parts, tx, response, context))
        : null;
      if (answer) return answer;
      await db.transaction((tx) => noteRefused(platform, tx, context));
      throw new AppError('identity.passkey-refused');
    },
  };
}

export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;

/** Null when the passkey opens no account; its challenge stays used up. */
async function enter(
  platform: Platform,
  { factors, entrance, sessionElsewhere }: PasskeySignInParts,
  tx: Tx,
  response: PasskeyAssertion,
  context: CallContext,
): Promise<Answer | null> {
  const accountId = await offered(factors.passkeys).take(tx, response, null, context);
  const account = accountId === null ? undefined : await lockAccountForUpdate(tx, accountId);
  if (!account?.isOpen) return null;
  const elsewhere = await sessionElsewhere(tx, account, context);
  if (!elsewhere) return entrance.open(tx, account, context, 'passkey');
  const ticket = await keepProof(tx, account, platform.clock.now());
  return { status: 'error', message: elsewhere.question, oauth_id: ticket };
}

/** Keeps, until the take-over is answered, that the passkey was right. @returns the ticket */
async function keepProof(tx: Tx, account: AccountRow, now: Date): Promise<string> {
  const ticket = newToken();
  await insertProof(tx, {
    hash: tokenHash(ticket),
    accountId: account.id,
    proven: 'passkey',
    tries: 1,
    now: now.toISOString(),
    expiresAt: new Date(now.getTime() + secondFactorLimits.ticketSeconds * 1000).toISOString(),
  });
  return ticket;
}

async function takeOver(
  { entrance }: PasskeySignInParts,
  tx: Tx,
  ticket: string,
  now: string,
  context: CallContext,
): Promise<Answer> {
  const accountId = await closeProof(tx, tokenHash(ticket), 'passkey', now);
  const account = accountId === undefined ? undefined : await lockAccountForUpdate(tx, accountId);
  if (!account?.isOpen) throw new AppError('identity.ticket-invalid');
  return entrance.open(tx, account, context, 'passkey');
}

async function noteRefused({ audit }: Platform, tx: Tx, context: CallContext): Promise<void> {
  await audit.write(tx, {
    act: 'identity.sign-in-failed',
    callerId: null,
    subject: { kind: 'account', id: 'unknown' },
    detail: { ip: context.ip, by: 'passkey' },
    requestId: context.requestId,
  });
}
