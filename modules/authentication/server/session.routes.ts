import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import { getAccount, listSessions, revokeSession } from '../contract/index.ts';
import type { OwnAccounts } from './account/own-account.service.ts';
import { endOwnSession } from './own-session.service.ts';
import { phrase } from './phrase.ts';
import type { Sessions } from './session.service.ts';

/** The own account and its sessions: listing them, and ending one of them. */
export function sessionRoutes(
  platform: Platform,
  sessions: Sessions,
  ownAccounts: OwnAccounts,
): Route[] {
  return [
    query(getAccount, (_input, { caller }) => ownAccounts.read(platform.db, caller.id)),
    query(listSessions, async (_input, { caller }) => {
      const rows = await sessions.listOwn(platform.db, caller);
      return { rows, total: rows.length };
    }),
    command(revokeSession, async ({ sessionId }, context, tx) => {
      await endOwnSession(platform, sessions, tx, { ...context, sessionId, reason: 'revoked' });
      return { message: phrase('sessionRevoked', context.language) };
    }),
  ];
}
