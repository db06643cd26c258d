import { fillSentence } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { CallContext, Platform, Tx } from '@sarn/platform-server';
import { identityLimits } from '../contract/index.ts';
import type { login, preLogin } from '../contract/index.ts';
import type { AccountRow } from './account.store.ts';
import type { Credentials } from './credentials.service.ts';
import type { Entrance } from './entrance.service.ts';
import { phrase } from './phrase.ts';
import { findLiveSession } from './session.store.ts';
import { insertTicket } from './ticket.store.ts';
import { newToken, tokenHash } from './token.ts';

export interface SignIn {
  preLogin(
    input: InputOf<typeof preLogin>,
    context: CallContext,
  ): Promise<OutputOf<typeof preLogin>>;
  login(input: InputOf<typeof login>, context: CallContext): Promise<OutputOf<typeof login>>;
}

export interface SignInParts {
  readonly credentials: Credentials;
  readonly entrance: Entrance;
  /** One live session per account: signing in ends the others. */
  readonly singleSession: boolean;
}

/** Sign-in in two halves (specification §4, §7): first the question, then the session. */
export function createSignIn(platform: Platform, parts: SignInParts): SignIn {
  const { db } = platform;
  const { credentials, entrance } = parts;
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
        return entrance.admit(tx, account, context, { proof: 'password', oauthId: input.oauth_id });
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
