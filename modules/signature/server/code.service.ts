import { randomInt } from 'node:crypto';
import { AppError, newId } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import { hashSecret, isSecret } from '@sarn/platform-server';
import type { Caller, SignedContext, Tx } from '@sarn/platform-server';
import { signingCodeLimits } from '../contract/index.ts';
import type { CodeWayCard, sendSigningCode, SentCodeWay } from '../contract/index.ts';
import { codeMessage } from './code-message.ts';
import { dropCode, openCodeSince, replaceCode, spendTry } from './code.store.ts';
import { openWays, waysOf } from './code-ways.ts';
import type { Deps } from './dependencies.ts';

const { digits, seconds, againSeconds } = signingCodeLimits;

/** For what a code is sent, and by which way. */
interface Asked {
  /** Null for a batch. */
  readonly documentId: string | null;
  readonly way: SentCodeWay;
}

/**
 * Sends a code to the address of the personnel record, or to the linked LINE account.
 *
 * It opens its own transactions: none may be open while LINE is asked. A message to LINE is kept nowhere; where
 * LINE does not take it, its code is deleted, so that another way can be taken at once.
 *
 * @throws AppError of `codeErrors`
 */
export async function sendCode(
  deps: Deps,
  caller: Caller,
  asked: Asked,
): Promise<OutputOf<typeof sendSigningCode>> {
  const { db, log } = deps.documents.platform;
  const made = await db.transaction((tx) => makeCode(deps, tx, caller, asked));
  const { id, code, shown } = made;
  if (asked.way === 'mail') return shown;
  const problem = await deps.needs.line.send(caller.id, codeMessage(code).text, id);
  if (problem === null) return shown;
  log.warn({ problem }, 'a signing code was not sent by LINE');
  await db.transaction((tx) => dropCode(tx, id));
  throw new AppError(made.isAlone ? 'signature.line-failed-alone' : 'signature.line-failed');
}

/** Writes the code, and its mail where it goes by mail. */
async function makeCode(deps: Deps, tx: Tx, caller: Caller, { documentId, way }: Asked) {
  const { clock, mail } = deps.documents.platform;
  const { codeWays, hasApp } = await waysOf(deps, tx, caller.id);
  const email = await deps.needs.emailOf(tx, caller.id);
  assertReady(codeWays, way);
  const now = clock.now();
  const of = { personId: caller.id, documentId };
  const since = await openCodeSince(tx, of);
  const wait = since ? Date.parse(since) + againSeconds * 1000 - now.getTime() : 0;
  if (wait > 0) throw new AppError('signature.code-soon', { seconds: Math.ceil(wait / 1000) });
  const id = newId();
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + seconds * 1000).toISOString();
  await replaceCode(tx, { ...of, id, hash: await hashSecret(code), at, expiresAt });
  if (way === 'mail' && email) {
    await mail.send(tx, { to: email, ...codeMessage(code), key: `signature.code/${id}` });
  }
  const againAt = new Date(now.getTime() + againSeconds * 1000).toISOString();
  const to = way === 'mail' && email ? hidden(email) : '';
  const isReady = (one: CodeWayCard) => one.way !== way && one.state === 'ready';
  return {
    ...{ id, code, shown: { way, to, expiresAt, againAt } },
    isAlone: !hasApp && !codeWays.some(isReady),
  };
}

/** @throws AppError 'signature.code-way-closed', 'signature.no-mail', 'signature.no-line' */
function assertReady(ways: readonly CodeWayCard[], way: SentCodeWay): void {
  const state = ways.find((one) => one.way === way)?.state;
  if (state === undefined) throw new AppError('signature.code-way-closed');
  if (state !== 'ready')
    throw new AppError(way === 'mail' ? 'signature.no-mail' : 'signature.no-line');
}

/** The first letters and the server: who reads it knows which of their addresses it is. */
const hidden = (email: string): string => email.replace(/^(.{1,2})[^@]*/, '$1•••');

/**
 * Checks a code: one that was sent, else one of the person's app where the agency has that open.
 *
 * @returns the id of a code that was sent, which is used up with the signature; null for one of an app, which is used up here
 * @throws AppError 'signature.code-missing', 'signature.code-wrong', 'identity.second-factor-resting'
 */
export async function checkCode(
  deps: Deps,
  context: SignedContext,
  documentId: string | null,
  typed: string,
): Promise<string | null> {
  const code = typed.replaceAll(/\D/g, '');
  if (code.length !== digits) throw new AppError('signature.code-missing');
  const { db, clock } = deps.documents.platform;
  const of = { personId: context.caller.id, documentId };
  const now = clock.now().toISOString();
  const open = await db.transaction((tx) => spendTry(tx, of, now));
  if (open && (await isSecret(open.hash, code))) return open.id;
  const hasApp = (await openWays(deps, db)).has('app');
  if (hasApp && (await deps.needs.appCodes.take(context, code))) return null;
  throw new AppError('signature.code-wrong');
}
