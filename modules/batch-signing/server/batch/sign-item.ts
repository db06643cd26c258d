import { act, findDocument } from '@sarn/document/server';
import type { TakenNumber } from '@sarn/register/server';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { Deps } from '../dependencies.ts';
import { AppError } from '@sarn/kernel';
import { beginSigning, demandedOf, finishSigning, rehearse } from '@sarn/signature/server';
import type { Signer } from './confirm.ts';
import { changeItem } from './item.store.ts';
import type { ItemRow } from './item.store.ts';
import { anewCode } from './shown.ts';
import type { Shown } from './shown.ts';

/** A document of a batch that was rehearsed: its pages are being signed. */
export interface BegunItem {
  readonly item: ItemRow;
  /** The number that it takes, where it gets one. */
  readonly taken: TakenNumber | undefined;
  /**
   * Does the act.
   *
   * @param numbered called when it has taken its number: what takes the next one may begin, and waits for this one in
   *   the database
   * @returns whether it was signed anew, because another one got its number
   * @throws AppError where it is refused: it is untouched then
   */
  finish(numbered: () => void): Promise<boolean>;
}

/** By what the person confirmed the batch, and what was shown to them before. */
interface ConfirmedBatch {
  readonly signer: Signer;
  readonly shown: Shown;
}

interface ItemOf {
  readonly batchId: string;
  readonly item: ItemRow;
}

/**
 * Begins to sign one document of a batch. Its result is written in the transaction of the signature, so that the
 * batch never says of a document what is not true of it.
 *
 * @param before the documents that are recorded before this one
 * @throws AppError where it is refused: it is untouched then
 */
export async function beginItem(
  deps: Deps,
  context: SignedContext,
  { signer, shown }: ConfirmedBatch,
  of: ItemOf,
  before: readonly BegunItem[],
): Promise<BegunItem> {
  const { item } = of;
  const also = writing(deps, of);
  if (signer.method === 'password') {
    const finish = () => signByPassword(deps, context, item, also).then(() => false);
    return { item, taken: undefined, finish };
  }
  const asked = { ...askedOf(item), attemptId: item.attemptId, code: '' };
  const pending = before.flatMap(({ taken }) => taken ?? []);
  const preparation = shown?.get(item.documentId);
  if (shown && !preparation) {
    // It could not be prepared: the flow tells why. What can be signed by now was not shown all the same.
    await rehearse(deps, context, asked, pending);
    throw new AppError(anewCode);
  }
  const confirmed = { key: signer.key, codeId: null, preparation, also };
  const begun = await beginSigning(deps, context, { asked, confirmed, pending });
  return {
    ...{ item, taken: begun.rehearsal.taken },
    finish: async (numbered) => (await finishSigning(deps, context, begun, numbered)).isAnew,
  };
}

/** The act that signs a document of a batch, without what confirms it. */
export const askedOf = ({
  documentId,
  act: code,
  version,
}: Pick<ItemRow, 'documentId' | 'act' | 'version'>) => ({
  ...{ documentId, on: 'document' as const, targetId: documentId, act: code, version },
  form: { note: '' },
});

/** Writes the result of the document. */
const writing =
  ({ documents: { platform } }: Deps, { batchId, item: { documentId } }: ItemOf) =>
  async (tx: Tx, number: string): Promise<void> => {
    const at = platform.clock.now().toISOString();
    // It waits again where somebody went on with the batch while a process still signed this one.
    const from = ['signing', 'waiting'] as const;
    await changeItem(tx, { batchId, documentId }, from, { state: 'signed', number, at });
  };

function signByPassword(
  deps: Deps,
  context: SignedContext,
  item: ItemRow,
  also: (tx: Tx, number: string) => Promise<void>,
): Promise<void> {
  const { documents, needs } = deps;
  return documents.platform.db.transaction(async (tx) => {
    const word = needs.substitutes.issue('password');
    try {
      const asked = askedOf(item);
      // Where a typed name does not do, the hand signature stands with it: nobody is asked in a batch.
      const document = await findDocument(tx, item.documentId);
      const demand = document && (await demandedOf(deps, tx, document, context.caller.id));
      const withPicture = demand === 'picture' ? '1' : '';
      const form = { ...asked.form, password: word, withPicture };
      const number = await act(documents, tx, context, { ...asked, form });
      await also(tx, number ?? '');
    } finally {
      needs.substitutes.forget(word);
    }
  });
}
