import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import { publicQuery, query } from '@sarn/platform-server';
import type { CallContext, Platform, Route, SignedContext, Tx } from '@sarn/platform-server';
import {
  authenticationLimits,
  issueArchiveTicket,
  redeemArchiveTicket,
} from '../../contract/index.ts';
import type { Organisation } from '@sarn/organisation/server';
import { newToken, tokenHash } from '../token.ts';
import { insertArchiveTicket, redeemTicket } from './archive-ticket.store.ts';

/**
 * Not commands: answers of commands are stored for repeats, and neither a ticket nor what it
 * returns may be sent twice.
 *
 * @param secret that the archive sends when it redeems a ticket; null: there is no archive
 */
export function archiveRoutes(
  platform: Platform,
  organisation: Organisation,
  secret: string | null,
): Route[] {
  return [
    query(issueArchiveTicket, async (_input, context) => {
      if (secret === null) throw new AppError('identity.archive-off');
      return { ticket: await platform.db.transaction((tx) => issue(platform, tx, context)) };
    }),
    publicQuery(redeemArchiveTicket, async ({ ticket }, context) => {
      if (secret === null) throw new AppError('identity.archive-off');
      if (!isSame(context.token ?? '', secret)) throw new AppError('identity.archive-refused');
      return platform.db.transaction((tx) => redeem(platform, organisation, tx, ticket, context));
    }),
  ];
}

async function issue(
  { clock, audit }: Platform,
  tx: Tx,
  { caller, requestId }: SignedContext,
): Promise<string> {
  const ticket = newToken();
  const expires = clock.now().getTime() + authenticationLimits.archiveTicketSeconds * 1000;
  await insertArchiveTicket(tx, {
    tokenHash: tokenHash(ticket),
    sessionId: caller.sessionId,
    expiresAt: new Date(expires).toISOString(),
  });
  await audit.write(tx, {
    act: 'identity.archive-ticket-issued',
    callerId: caller.id,
    subject: { kind: 'session', id: caller.sessionId },
    requestId,
  });
  return ticket;
}

async function redeem(
  { clock, audit }: Platform,
  organisation: Organisation,
  tx: Tx,
  ticket: string,
  { ip, requestId }: CallContext,
): Promise<OutputOf<typeof redeemArchiveTicket>> {
  const found = await redeemTicket(tx, tokenHash(ticket), clock.now().toISOString());
  if (!found) throw new AppError('identity.archive-refused');
  const card = (await organisation.personCard(tx, [found.personId])).get(found.personId);
  await audit.write(tx, {
    act: 'identity.archive-ticket-redeemed',
    callerId: found.personId,
    subject: { kind: 'person', id: found.personId },
    detail: { ip },
    requestId,
  });
  return {
    personId: found.personId,
    username: found.username,
    name: card?.name ?? '',
    email: found.email ?? '',
    positionName: card?.positionName ?? '',
    unitName: card?.unitName ?? '',
  };
}

/** Constant time: the time does not tell how much of the secret was right. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
