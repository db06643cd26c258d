import { AppError } from '@sarn/kernel';
import type { CallContext, Platform, Tx } from '@sarn/platform-server';
import type { SecondFactorAsked, SignedIn } from '../contract/index.ts';
import type { AccountRow } from './account/account.store.ts';
import { phrase } from './phrase.ts';
import type { Sessions } from './session.service.ts';
import { spendTicket } from './ticket.store.ts';
import { tokenHash } from './token.ts';
import type { UserLogins } from './user-login.service.ts';

/** How the person was authenticated; written into the audit entry of the sign-in. */
export type Proof = 'password' | 'one-time-code' | 'recovery-code' | 'passkey' | (string & {});

/**
 * Runs after the credentials were right and before a session is opened: returns what is still
 * required, or null. Runs in the transaction of the sign-in, on a locked account row; what it
 * writes is kept.
 */
export type CheckBeforeSession = (
  tx: Tx,
  account: AccountRow,
  context: CallContext,
) => Promise<SecondFactorAsked | null>;

/** The last step of every way of signing in, once the account is known. */
export interface Entrance {
  /**
   * Opens a session after a first proof, unless a check still requires something.
   *
   * @param oauthId ticket of pre-login; old clients send none, a sent one must be valid
   * @throws AppError 'identity.ticket-invalid'
   */
  admit(
    tx: Tx,
    account: AccountRow,
    context: CallContext,
    by: { readonly proof: Proof; readonly oauthId?: string | undefined },
  ): Promise<SignedIn | SecondFactorAsked>;
  /** Opens the session without further checks. */
  open(tx: Tx, account: AccountRow, context: CallContext, proof: Proof): Promise<SignedIn>;
}

export interface EntranceParts {
  readonly sessions: Sessions;
  readonly userLogins: UserLogins;
  /** One live session per account: signing in ends the others. */
  readonly singleSession: boolean;
  /** Run in this order; the answer of the first that requires something is sent. */
  readonly checks: readonly CheckBeforeSession[];
}

export function createEntrance(platform: Platform, parts: EntranceParts): Entrance {
  const open: Entrance['open'] = (tx, account, context, proof) =>
    openSession(platform, parts, tx, { account, context, proof });
  return {
    open,
    async admit(tx, account, context, { proof, oauthId }) {
      await redeem(platform, tx, account, oauthId);
      for (const check of parts.checks) {
        const asked = await check(tx, account, context);
        if (asked) return asked;
      }
      return open(tx, account, context, proof);
    },
  };
}

async function redeem(
  { clock }: Platform,
  tx: Tx,
  account: AccountRow,
  ticket: string | undefined,
): Promise<void> {
  if (ticket === undefined || ticket === '') return;
  const isGood = await spendTicket(tx, tokenHash(ticket), account.id, clock.now().toISOString());
  if (!isGood) throw new AppError('identity.ticket-invalid');
}

async function openSession(
  { audit }: Platform,
  { sessions, userLogins, singleSession }: EntranceParts,
  tx: Tx,
  who: { readonly account: AccountRow; readonly context: CallContext; readonly proof: Proof },
): Promise<SignedIn> {
  const { account, context, proof } = who;
  const takenOver = singleSession
    ? await sessions.end(tx, account.personId, { accountId: account.id, reason: 'taken-over' })
    : [];
  const { id, token } = await sessions.open(tx, account.id, context);
  await audit.write(tx, {
    act: 'identity.signed-in',
    callerId: account.personId,
    subject: { kind: 'session', id },
    detail: { ip: context.ip, takenOver, by: proof },
    requestId: context.requestId,
  });
  const userLogin = await userLogins.of(tx, account.personId);
  const message = phrase('signedIn', context.language);
  return { message, oauth_id: null, token, success: { token }, userLogin };
}
