import { AppError } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Database, Handle, SignedContext, Tx } from '@sarn/platform-server';
import type { askCertificateInToken } from '../../contract/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { assertNone, confirm, writeRequest } from '../own.service.ts';
import { listTakenTokens, lockTokens } from './token.store.ts';

type Order = InputOf<typeof askCertificateInToken>;

/** Labels of tokens that nobody else uses. @throws AppError as the call tells */
export async function freeTokens(
  { tokens }: Dependencies,
  h: Handle,
  personId: string,
): Promise<readonly string[]> {
  const labels = await tokens.labels();
  const taken = await listTakenTokens(h, personId);
  return labels.filter((label) => !taken.includes(label));
}

/**
 * Makes a key in the token and asks for a certificate for it. No transaction is open while the token works, which may
 * take 15 seconds. A key whose request was not kept is removed again.
 *
 * @returns id of the request
 * @throws AppError as the call tells
 */
export async function askInToken(
  deps: Dependencies,
  db: Database,
  context: SignedContext,
  { token, pin, password }: Order,
): Promise<string> {
  const { tokens, authority } = deps;
  const { id: personId } = context.caller;
  if (!tokens.isOffered) throw new AppError('certificate.no-tokens');
  await db.transaction(async (tx) => {
    if (!(await authority.isReady(tx))) throw new AppError('certificate.no-authority');
    await assertNone(tx, personId);
    await confirm(deps, tx, context, { secret: pin, password });
    await assertFree(tx, personId, token);
  });
  const { reference, publicKey } = await tokens.makeKey(token, pin);
  try {
    return await db.transaction(async (tx) => {
      await lockTokens(tx);
      await assertFree(tx, personId, token);
      await assertNone(tx, personId);
      return writeRequest(deps, tx, personId, { publicKey, sealedKey: reference });
    });
  } catch (error) {
    await tokens.removeKey(reference, pin);
    throw error;
  }
}

async function assertFree(tx: Tx, personId: string, token: string): Promise<void> {
  const taken = await listTakenTokens(tx, personId);
  if (taken.includes(token)) throw new AppError('certificate.token-taken');
}
