import type { SigningKey } from '@sarn/certificate/server';
import { AppError } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { InputOf } from '@sarn/kernel';
import type { BatchMethod, beginBatch } from '../../contract/index.ts';
import { checkCode, useCode } from '@sarn/signature/server';
import type { Deps } from '../dependencies.ts';
import { shownTo } from './shown.ts';
import type { Shown } from './shown.ts';

/** By what the person confirmed a whole batch; the key is closed by whoever signs with it. */
export type Signer =
  | { readonly method: 'certificate'; readonly key: SigningKey }
  | { readonly method: 'password' };

interface Given extends Pick<InputOf<typeof beginBatch>, 'shown'> {
  readonly method: BatchMethod;
  readonly secret: string;
  readonly code: string;
  /** Kinds of the documents that are digitally signed want a code. */
  readonly asksCode: boolean;
}

/** What was confirmed, with the code that is to be used up when the batch begins. */
export interface Confirmation {
  readonly signer: Signer;
  readonly shown: Shown;
  readonly codeId: string | null;
}

/**
 * Checks secret and code once for all documents of a batch.
 *
 * @throws AppError of the key, 'registry.wrong-password', 'signature.code-missing', 'signature.code-wrong',
 *   'signature.prepared-anew'
 */
export async function confirmBatch(
  deps: Deps,
  context: SignedContext,
  { method, secret, code, shown: sent, asksCode }: Given,
): Promise<Confirmation> {
  const { platform, verifyPassword } = deps.documents;
  const { id } = context.caller;
  if (method === 'password') {
    const isRight = await platform.db.transaction((tx) => verifyPassword(tx, id, secret, context));
    if (!isRight) throw new AppError('registry.wrong-password');
    return { signer: { method }, shown: undefined, codeId: null };
  }
  const key = await deps.needs.keys.open(platform.db, id, secret);
  try {
    // Before the code: one of an app is used up when it is checked.
    const shown = await shownTo(deps, context, sent, key.certificateId);
    const codeId = asksCode ? await checkCode(deps, context, null, code) : null;
    return { signer: { method, key }, shown, codeId };
  } catch (error) {
    forgetSigner({ method, key });
    throw error;
  }
}

/** Uses up the code of the confirmation. @throws AppError 'signature.code-wrong' */
export async function useUp(tx: Tx, { codeId }: Confirmation, at: string): Promise<void> {
  if (codeId !== null && !(await useCode(tx, codeId, at))) {
    throw new AppError('signature.code-wrong');
  }
}

/** Zeroes the key, or forgets the PIN of its token. */
export function forgetSigner(signer: Signer): void {
  if (signer.method === 'certificate') signer.key.close();
}
