import { act } from '@sarn/document/server';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { Deps } from '../dependencies.ts';
import { signWith } from '../sign.service.ts';
import type { Signer } from './confirm.ts';
import { changeItem } from './item.store.ts';
import type { ItemRow } from './item.store.ts';

/**
 * Signs one document of a batch. Its result is written in the transaction of the signature, so that the batch
 * never says of a document what is not true of it.
 *
 * @throws AppError where it is refused: it is untouched then
 */
export async function signItem(
  deps: Deps,
  context: SignedContext,
  signer: Signer,
  { batchId, item }: { readonly batchId: string; readonly item: ItemRow },
): Promise<void> {
  const { platform } = deps.documents;
  const { documentId, attemptId, version } = item;
  const asked = {
    ...{ documentId, on: 'document' as const, targetId: documentId, act: item.act, version },
    form: { note: '' },
  };
  const also = async (tx: Tx, number: string): Promise<void> => {
    const at = platform.clock.now().toISOString();
    // It waits again where somebody went on with the batch while a process still signed this one.
    const from = ['signing', 'waiting'] as const;
    await changeItem(tx, { batchId, documentId }, from, { state: 'signed', number, at });
  };
  if (signer.method === 'certificate') {
    const { key } = signer;
    await signWith(deps, context, { ...asked, attemptId, code: '' }, { key, codeId: null, also });
    return;
  }
  await platform.db.transaction(async (tx) => {
    const word = deps.needs.substitutes.issue('password');
    try {
      const form = { ...asked.form, password: word };
      const number = await act(deps.documents, tx, context, { ...asked, form });
      await also(tx, number ?? '');
    } finally {
      deps.needs.substitutes.forget(word);
    }
  });
}
