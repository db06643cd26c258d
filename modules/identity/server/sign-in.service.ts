import { AppError, fillSentence } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { CallContext, Platform, Tx } from '@sarn/platform-server';
import { identityLimits } from '../contract/index.ts';
import type { login, preLogin } from '../contract/index.ts';
import type { AccountRow } from './account.store.ts';
import type { Credentials } from './credentials.service.ts';
import { phrase } from './phrase.ts';
import type { Sessions } from './session.service.ts';
import { findLiveSession } from './session.store.ts';
import { insertTicket, spendTicket } from './ticket.store.ts';
import { newToken, tokenHash } from './token.ts';
import type { UserLogins } from './user-login.service.ts';

export interface SignIn {
  preLogin(
    input: InputOf<typeof preLogin>,
    context: CallContext,
  ): Promise<OutputOf<typeof preLogin>>;
  login(input: InputOf<typeof login>, context: CallContext): Promise<OutputOf<typeof login>>;
}

export interface SignInParts {
  readonly credentials: Credentials;
  readonly sessions: Sessions;
  readonly userLogins: UserLogins;
  /** One live session per account: signing in ends the others. */
  readonly singleSession: boolean;
}

/** Sign-in in two halves (specification §4, §7): first the question, then the session. */
export function createSignIn(platform: Platform, parts: SignInParts): SignIn {
  const { db } = platform;
  const { credentials } = parts;
  return {
    async preLogin(input, context) {
      const account = await credentials.enter(input, context);
      return db.transaction(async (tx) => {
        await credentials.hold(tx, account);
        return askTakeOver(platform, parts, tx, account, context);
      });
    },
    async login(input, context) {
      const account = await credentials.enter(input, context);
      return db.transaction(async (tx) => {
        await credentials.hold(tx, account);
        await redeem(platform, tx, account, input.oauth_id);
        return openSession(platform, parts, tx, account, context);
      });
    },
  };
}

/** Asks whether a session elsewhere is to end; a ticket names it. */
async function askTakeOver(
  { clock }: Platform,
  { singleSession }: SignInParts,
  tx: Tx,
  account: AccountRow,
  { language }: CallContext,
): Promise<OutputOf<typeof preLogin>> {
  const now = clock.now();
  const elsewhere = singleSession
    ? await findLiveSession(tx, account.id, now.toISOString())
    : undefined;
  if (!elsewhere) {
    return { status: 'success', message: phrase('credentialsRight', language), oauth_id: null };
  }
  const ticket = newToken();
  await insertTicket(tx, {
    tokenHash: tokenHash(ticket),
    accountId: account.id,
    sessionId: elsewhere.id,
    expiresAt: new Date(now.getTime() + identityLimits.ticketSeconds * 1000).toISOString(),
  });
  const message = fillSentence(phrase('sessionElsewhere', language), { device: elsewhere.device });
  return { status: 'error', message, oauth_id: ticket };
}

/** Old clients send no ticket; a sent one must be good. */
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
  { sessions, userLogins, singleSession }: SignInParts,
  tx: Tx,
  account: AccountRow,
  context: CallContext,
): Promise<OutputOf<typeof login>> {
  const takenOver = singleSession
    ? await sessions.end(tx, account.personId, { accountId: account.id, reason: 'taken-over' })
    : [];
  const { id, token } = await sessions.open(tx, account.id, context);
  await audit.write(tx, {
    act: 'identity.signed-in',
    callerId: account.personId,
    subject: { kind: 'session', id },
    detail: { ip: context.ip, takenOver },
    requestId: context.requestId,
  });
  const userLogin = await userLogins.of(tx, account.personId);
  const message = phrase('signedIn', context.language);
  return { message, oauth_id: null, token, success: { token }, userLogin };
}
