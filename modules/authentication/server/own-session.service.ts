import { AppError, isId } from '@sarn/kernel';
import type { Platform, SignedContext, Tx } from '@sarn/platform-server';
import type { SessionEndReason } from '../contract/index.ts';
import { findByPerson } from './account/account.store.ts';
import type { Sessions } from './session.service.ts';

/**
 * Ends one session of the caller.
 *
 * @throws AppError 'platform.not-found' for a session of another person or one that has ended
 */
export async function endOwnSession(
  { audit }: Platform,
  sessions: Sessions,
  tx: Tx,
  sessionEnd: SignedContext & { readonly sessionId: string; readonly reason: SessionEndReason },
): Promise<void> {
  const { caller, sessionId, reason, requestId } = sessionEnd;
  const account = await findByPerson(tx, caller.id);
  if (!account || !isId(sessionId)) throw new AppError('platform.not-found');
  const ended = await sessions.end(tx, caller.id, {
    accountId: account.id,
    onlyId: sessionId,
    reason,
  });
  if (ended.length === 0) throw new AppError('platform.not-found');
  await audit.write(tx, {
    act: `identity.session-${reason}`,
    callerId: caller.id,
    subject: { kind: 'session', id: sessionId },
    requestId,
  });
}
