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

/** Asks whether a session elsewhere is to end; returns a ticket for the answer. */
export async function askTakeOver(
  { clock }: Platform,
  { singleSession }: { readonly singleSession: boolean },
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
    expiresAt: new Date(now.getTime() + authenticationLimits.ticketSeconds * 1000).toISOString(),
  });
  const message = fillSentence(phrase('sessionElsewhere', language), { device: elsewhere.device });
  return { status: 'error', message, oauth_id: ticket };
}
