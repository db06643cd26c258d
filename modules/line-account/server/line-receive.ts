import { createHash } from 'node:crypto';
import { createWrongTries } from '@sarn/platform-server';
import type { Platform, Tx } from '@sarn/platform-server';
import type { LineAnswer } from './line-answers.ts';
import { codeIn } from './line-events.ts';
import type { LineAct } from './line-events.ts';
import { deleteLink, findLinkOfUser, saveLink, setBlocked, takeCode } from './line.store.ts';

/** Carries out an act of a person in the chat. @returns the answer; null for none */
export type Receive = (tx: Tx, act: LineAct, requestId: string) => Promise<LineAnswer | null>;

/** What other modules do when a person cannot be reached by LINE any more, in its transaction. */
export type Gone = (tx: Tx, personId: string) => Promise<void>;

/** Writes to the audit trail that a LINE account was linked or unlinked. */
export function noteLine(
  { audit }: Platform,
  tx: Tx,
  act: 'line-linked' | 'line-unlinked',
  { personId, requestId }: { readonly personId: string; readonly requestId: string },
): Promise<void> {
  const subject = { kind: 'person', id: personId };
  return audit.write(tx, { act: `notification.${act}`, callerId: personId, subject, requestId });
}

/** Codes expire soon and are few: a plain hash keeps them out of backups and logs. */
export function hashOf(code: string): Buffer {
  return createHash('sha256').update(`line ${code}`).digest();
}

/** Wrong codes of one LINE account in an hour; then it is not listened to, to prevent guessing. */
const guesses = { name: 'line-code', most: 5, spanMs: 3_600_000 };

/** @param gone runs when messages cannot reach a person any more */
export function createReceive(platform: Platform, gone: Gone): Receive {
  const { clock } = platform;
  const wrongCodes = createWrongTries(clock, guesses);
  const now = (): string => clock.now().toISOString();
  const link = async (
    tx: Tx,
    { userId, text }: { userId: string; text: string },
    requestId: string,
  ): Promise<LineAnswer> => {
    if (await wrongCodes.isOver(tx, userId)) return 'locked';
    const personId = await takeCode(tx, hashOf(codeIn(text) ?? ''), now());
    if (personId === undefined) {
      await wrongCodes.note(tx, userId);
      return 'wrongCode';
    }
    await saveLink(tx, { personId, lineUserId: userId, linkedAt: now() });
    await noteLine(platform, tx, 'line-linked', { personId, requestId });
    return 'linked';
  };
  const unlink = async (tx: Tx, userId: string, requestId: string): Promise<LineAnswer> => {
    const personId = await deleteLink(tx, { userId });
    if (personId === undefined) return 'notLinked';
    await gone(tx, personId);
    await noteLine(platform, tx, 'line-unlinked', { personId, requestId });
    return 'unlinked';
  };
  return async (tx, act, requestId) => {
    if (act.kind === 'code') return link(tx, act, requestId);
    if (act.kind === 'unlink') return unlink(tx, act.userId, requestId);
    if (act.kind === 'other') return (await findLinkOfUser(tx, act.userId)) ? 'known' : 'help';
    const isGone = act.kind === 'unfollow';
    const personId = await setBlocked(tx, act.userId, isGone);
    if (isGone && personId !== undefined) await gone(tx, personId);
    return null;
  };
}
