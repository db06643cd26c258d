import { fillSentence } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import type { CallContext, Platform, Tx } from '@sarn/platform-server';
import { authenticationLimits } from '../contract/index.ts';
import type { preLogin } from '../contract/index.ts';
import type { AccountRow } from './account/account.store.ts';
import { phrase } from './phrase.ts';
import { findLiveSession } from './session.store.ts';
import { insertTicket } from './ticket.store.ts';
import { newToken, tokenHash } from './token.ts';

/** The session that a sign-in would end, and the sentence that asks about it. */
export interface SessionElsewhere {
  readonly id: string;
  readonly question: string;
}

/** The session of the account elsewhere, where signing in ends it; undefined for none. */
export async function findSessionElsewhere(
  { clock }: Platform,
  { singleSession }: { readonly singleSession: boolean },
  tx: Tx,
  account: AccountRow,
  { language }: CallContext,
): Promise<SessionElsewhere | undefined> {
  if (!singleSession) return undefined;
  const found = await findLiveSession(tx, account.id, clock.now().toISOString());
  return (
    found && {
      id: found.id,
      question: fillSentence(phrase('sessionElsewhere', language), { device: found.device }),
    }
  );
}

/** Asks whether a session elsewhere is to end; returns a ticket for the answer. */
export async function askTakeOver(
  platform: Platform,
  options: { readonly singleSession: boolean },
  tx: Tx,
  account: AccountRow,
  context: CallContext,
): Promise<OutputOf<typeof preLogin>> {
  const elsewhere = await findSessionElsewhere(platform, options, tx, account, context);
  if (!elsewhere) {
    const message = phrase('credentialsRight', context.language);
    return { status: 'success', message, oauth_id: null };
  }
  const ticket = newToken();
  await insertTicket(tx, {
    tokenHash: tokenHash(ticket),
    accountId: account.id,
    sessionId: elsewhere.id,
    expiresAt: new Date(
      platform.clock.now().getTime() + authenticationLimits.ticketSeconds * 1000,
    ).toISOString(),
  });
  return { status: 'error', message: elsewhere.question, oauth_id: ticket };
}
