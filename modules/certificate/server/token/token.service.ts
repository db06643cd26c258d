import { AppError } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Database, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { certificateRequest } from '@sarn/signing/server';
import type { CertificateName } from '@sarn/signing/server';
import type { askCertificateInToken } from '../../contract/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { assertMayAsk, assertNone, confirm, writeRequest } from '../own.service.ts';
import { subjectOf } from '../subject.ts';
import type { TokenKeys } from './token-keys.ts';
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
  { token, pin, password, issuer }: Order,
): Promise<string> {
  const { tokens, needs } = deps;
  const { id: personId } = context.caller;
  if (!tokens.isOffered) throw new AppError('certificate.no-tokens');
  const subject = await db.transaction(async (tx) => {
    await assertMayAsk(deps, tx, personId, issuer);
    await confirm(deps, tx, context, { secret: pin, password });
    await assertFree(tx, personId, token);
    return issuer === 'other' ? subjectOf(needs, tx, personId) : null;
  });
  const { reference, publicKey } = await tokens.makeKey(token, pin);
  try {
    const pkcs10 = subject && (await signedRequest(tokens, { reference, pin, publicKey, subject }));
    return await db.transaction(async (tx) => {
      await lockTokens(tx);
      await assertFree(tx, personId, token);
      await assertNone(tx, personId);
      return writeRequest(deps, tx, personId, { publicKey, sealedKey: reference, pkcs10 });
    });
  } catch (error) {
    await tokens.removeKey(reference, pin);
    throw error;
  }
}

/** The request that another authority gets, signed in the token. */
async function signedRequest(
  tokens: TokenKeys,
  made: {
    readonly reference: string;
    readonly pin: string;
    readonly publicKey: Uint8Array;
    readonly subject: CertificateName;
  },
): Promise<Uint8Array> {
  const { reference, pin, ...order } = made;
  const { signer, close } = await tokens.open(reference, pin, withoutCertificate);
  try {
    return await certificateRequest({ ...order, sign: (input) => signer.sign(input) });
  } finally {
    close();
  }
}

/** A key that signs the request for its first certificate has none. */
const withoutCertificate = { certificate: new Uint8Array(), chain: [] };

async function assertFree(tx: Tx, personId: string, token: string): Promise<void> {
  const taken = await listTakenTokens(tx, personId);
  if (taken.includes(token)) throw new AppError('certificate.token-taken');
}
