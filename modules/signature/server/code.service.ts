import { randomInt } from 'node:crypto';
import { AppError, newId } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import { hashSecret, isSecret } from '@sarn/platform-server';
import type { Caller, SignedContext, Tx } from '@sarn/platform-server';
import { signingCodeLimits } from '../contract/index.ts';
import type { sendSigningCode } from '../contract/index.ts';
import { openCodeSince, replaceCode, spendTry } from './code.store.ts';
import { codeMail } from './code.mail.ts';
import type { Deps } from './dependencies.ts';

const { digits, seconds, againSeconds } = signingCodeLimits;

/**
 * Sends a code to the address of the personnel record.
 *
 * @param documentId null for a batch
 *
 * @throws AppError 'signature.no-mail', 'signature.code-soon'
 */
export async function sendCode(
  { documents, needs }: Deps,
  tx: Tx,
  caller: Caller,
  documentId: string | null,
): Promise<OutputOf<typeof sendSigningCode>> {
  const { clock, mail } = documents.platform;
  const email = await needs.emailOf(tx, caller.id);
  if (!email) throw new AppError('signature.no-mail');
  const now = clock.now();
  const of = { personId: caller.id, documentId };
  const since = await openCodeSince(tx, of);
  const wait = since ? Date.parse(since) + againSeconds * 1000 - now.getTime() : 0;
  if (wait > 0) throw new AppError('signature.code-soon', { seconds: Math.ceil(wait / 1000) });
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + seconds * 1000).toISOString();
  await replaceCode(tx, { ...of, hash: await hashSecret(code), at, expiresAt });
  await mail.send(tx, { to: email, ...codeMail(code), key: `signature.code/${newId()}` });
  const againAt = new Date(now.getTime() + againSeconds * 1000).toISOString();
  return { to: hidden(email), expiresAt, againAt };
}

/** The first letters and the server: who reads it knows which of their addresses it is. */
const hidden = (email: string): string => email.replace(/^(.{1,2})[^@]*/, '$1•••');

/**
 * Checks a code: that of a mail, else one of the person's app.
 *
 * @returns the id of a code by mail, which is used up with the signature; null for one of an app, which is used up here
 * @throws AppError 'signature.code-missing', 'signature.code-wrong', 'identity.second-factor-resting'
 */
export async function checkCode(
  { documents, needs }: Deps,
  context: SignedContext,
  documentId: string | null,
  typed: string,
): Promise<string | null> {
  const code = typed.replaceAll(/\D/g, '');
  if (code.length !== digits) throw new AppError('signature.code-missing');
  const { db, clock } = documents.platform;
  const of = { personId: context.caller.id, documentId };
  const now = clock.now().toISOString();
  const open = await db.transaction((tx) => spendTry(tx, of, now));
  if (open && (await isSecret(open.hash, code))) return open.id;
  if (await needs.appCodes.take(context, code)) return null;
  throw new AppError('signature.code-wrong');
}
