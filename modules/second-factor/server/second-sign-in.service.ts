import { AppError } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { CallContext, Platform, Tx } from '@sarn/platform-server';
import { secondFactorLimits } from '../contract/index.ts';
import type { SignedIn } from '@sarn/authentication/contract';
import type { answerSecondFactor } from '../contract/index.ts';
import { lockAccountForUpdate } from '@sarn/authentication/server';
import type { CheckBeforeSession, Entrance } from '@sarn/authentication/server';
import { phrase } from './phrase.ts';
import { newToken, tokenHash } from '@sarn/authentication/server';
import type { Factors } from './factors.ts';
import { findOwner } from './owner.store.ts';
import { countRecoveryCodes } from './recovery-code.store.ts';
import { closeProof, findProof, insertProof, spendProofTry } from './sign-in-proof.store.ts';

type Answer = InputOf<typeof answerSecondFactor>;

/** Asks a person who has a second factor for it, with a ticket that works once. */
export function secondFactorCheck({ clock }: Platform, factors: Factors): CheckBeforeSession {
  return async (tx, account, { language }) => {
    const methods = await factors.methodsOf(tx, account.id);
    if (methods.length === 0) return null;
    const ticket = newToken();
    const now = clock.now();
    const expiresInSeconds = secondFactorLimits.ticketSeconds;
    await insertProof(tx, {
      hash: tokenHash(ticket),
      accountId: account.id,
      proven: 'password',
      tries: secondFactorLimits.ticketTries,
      now: now.toISOString(),
      expiresAt: new Date(now.getTime() + expiresInSeconds * 1000).toISOString(),
    });
    return {
      status: 'error',
      code: 'identity.second-factor-needed',
      message: phrase('secondFactorNeeded', language),
      oauth_id: null,
      secondFactor: { ticket, methods, expiresInSeconds },
    };
  };
}

export interface SecondSignIn {
  /** @throws AppError 'identity.second-factor-ticket-invalid', '….-wrong', '….-resting' */
  answer(input: Answer, context: CallContext): Promise<SignedIn>;
  /** The account of a ticket. @throws AppError 'identity.second-factor-ticket-invalid' */
  accountOf(ticket: string): Promise<string>;
}

export function createSecondSignIn(
  platform: Platform,
  factors: Factors,
  entrance: Entrance,
): SecondSignIn {
  const { db, clock } = platform;
  const now = (): string => clock.now().toISOString();
  return {
    async accountOf(ticket) {
      const accountId = await findProof(db, tokenHash(ticket), 'password', now());
      if (accountId === undefined) throw new AppError('identity.second-factor-ticket-invalid');
      return accountId;
    },
    async answer(input, context) {
      const hash = tokenHash(input.ticket);
      const proof = await spendProofTry(db, hash, now());
      if (!proof) throw new AppError('identity.second-factor-ticket-invalid');
      const counted = await factors.guard.begin(proof.accountId);
      const entered = await db.transaction(async (tx) => {
        const account = await lockAccountForUpdate(tx, proof.accountId);
        if (!account || !(await prove(factors, tx, account.id, input, context))) return null;
        const owner = await closeProof(tx, hash, 'password', now());
        if (owner === undefined) throw new AppError('identity.second-factor-ticket-invalid');
        await factors.guard.clear(tx, account.id);
        return entrance.open(tx, account, context, input.method);
      });
      if (entered) return entered;
      await factors.guard.refuse(proof.accountId, counted, context);
      if (proof.triesLeft > 0) {
        throw new AppError('identity.second-factor-wrong', { left: proof.triesLeft });
      }
      throw new AppError('identity.second-factor-ticket-invalid');
    },
  };
}

/** Whether the answer is right; codes and challenges that work once are used up. */
async function prove(
  factors: Factors,
  tx: Tx,
  accountId: string,
  { method, code, response }: Answer,
  context: CallContext,
): Promise<boolean> {
  const asked = await factors.methodsOf(tx, accountId);
  if (!asked.includes(method)) return false;
  if (method === 'one-time-code') return factors.oneTimeCodes.take(tx, accountId, code);
  if (method === 'recovery-code') return proveByRecovery(factors, tx, accountId, code, context);
  if (!response || !factors.passkeys) return false;
  return (await factors.passkeys.take(tx, response, accountId, context)) === accountId;
}

async function proveByRecovery(
  { recoveryCodes, notices }: Factors,
  tx: Tx,
  accountId: string,
  code: string,
  context: CallContext,
): Promise<boolean> {
  if (!(await recoveryCodes.take(tx, accountId, code))) return false;
  const owner = await findOwner(tx, accountId);
  const left = await countRecoveryCodes(tx, accountId);
  if (owner) await notices.tell(tx, owner, 'recovery-code-used', context, { left });
  return true;
}
