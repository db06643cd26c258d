import { randomInt } from 'node:crypto';
import { AppError, newId } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import { hashSecret, isSecret, serverWords } from '@sarn/platform-server';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { signingCodeLimits } from '../contract/index.ts';
import type { CodeWayCard, sendSigningCode, SentCodeWay } from '../contract/index.ts';
import { codeMessage } from './code-message.ts';
import { dropCode, openCodeSince, replaceCode, spendTry } from './code.store.ts';
import { openWays, waysOf } from './code-ways.ts';
import type { PersonWays } from './code-ways.ts';
import type { Deps } from './dependencies.ts';

const { digits, seconds, againSeconds } = signingCodeLimits;

/** For what a code is sent, and by which way. */
interface Asked {
  /** Null for a batch. */
  readonly documentId: string | null;
  readonly way: SentCodeWay;
}

/** What is told where a way did not take the code: with other ways, and where there is none. */
const failures = {
  mail: ['signature.mail-failed', 'signature.mail-failed-alone'],
  line: ['signature.line-failed', 'signature.line-failed-alone'],
} as const satisfies Record<SentCodeWay, readonly [string, string]>;

/**
 * Sends a code to the address of the personnel record, or to the linked LINE account.
 *
 * It opens its own transactions: none may be open while the mail server or LINE is asked. The message is kept
 * nowhere, not even in a job; where it is not taken, its code is deleted, so that another way can be taken at once.
 *
 * @throws AppError of `codeErrors`
 */
export async function sendCode(
  deps: Deps,
  caller: Caller,
  asked: Asked,
): Promise<OutputOf<typeof sendSigningCode>> {
  const { db, log } = deps.documents.platform;
  const { way } = asked;
  // Before the hash, which is slow: who may not have a code does not make the server work.
  await readyFor(deps, db, caller, asked);
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const hash = await hashSecret(code);
  const made = await db.transaction((tx) => makeCode(deps, tx, caller, asked, { code, hash }));
  const problem =
    way === 'line'
      ? await deps.needs.line.send(caller.id, codeMessage(made.code).text, made.id)
      : await mailProblem(deps, made.email, made);
  if (problem === null) return made.shown;
  log.warn({ problem, way }, 'a signing code was not sent');
  await db.transaction((tx) => dropCode(tx, made.id));
  const [withOthers, alone] = failures[way];
  throw new AppError(made.isAlone ? alone : withOthers);
}

/** @returns why the mail server did not take it, without the code; null where it did */
async function mailProblem(
  { documents }: Deps,
  to: string,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<string | null> {
  try {
    await documents.platform.mail.deliver({
      to,
      ...codeMessage(code),
      key: `signature.code/${id}`,
    });
    return null;
  } catch (error) {
    return serverWords(error) || String((error as { code?: unknown }).code ?? 'unknown');
  }
}

/**
 * The ways of the person, where a code may be sent now.
 *
 * @throws AppError those of `assertReady`, 'signature.code-soon'
 */
async function readyFor(
  deps: Deps,
  h: Handle,
  caller: Caller,
  { documentId, way }: Asked,
): Promise<PersonWays> {
  const ways = await waysOf(deps, h, caller.id);
  assertReady(ways.codeWays, way);
  const since = await openCodeSince(h, { personId: caller.id, documentId });
  const now = deps.documents.platform.clock.now().getTime();
  const wait = since ? Date.parse(since) + againSeconds * 1000 - now : 0;
  if (wait > 0) throw new AppError('signature.code-soon', { seconds: Math.ceil(wait / 1000) });
  return ways;
}

/** Writes the code, and tells where it goes. */
async function makeCode(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  asked: Asked,
  { code, hash }: { readonly code: string; readonly hash: string },
) {
  const { documentId, way } = asked;
  // Read again: of two calls at once the second finds the code of the first.
  const { codeWays, hasApp } = await readyFor(deps, tx, caller, asked);
  const email = (way === 'mail' && (await deps.needs.emailOf(tx, caller.id))) || '';
  const now = deps.documents.platform.clock.now();
  const id = newId();
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + seconds * 1000).toISOString();
  await replaceCode(tx, { personId: caller.id, documentId, id, hash, at, expiresAt });
  const againAt = new Date(now.getTime() + againSeconds * 1000).toISOString();
  const isReady = (one: CodeWayCard) => one.way !== way && one.state === 'ready';
  return {
    ...{ id, code, email, shown: { way, to: hidden(email), expiresAt, againAt } },
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
