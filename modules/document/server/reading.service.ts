import { AppError } from '@sarn/kernel';
import { tellChange } from '@sarn/platform-server';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { insertRead } from './access.store.ts';
import type { Dependencies } from './dependencies.ts';
import { findReadable } from './document.store.ts';
import { markTransmissionsOpened } from './transmission.store.ts';

/**
 * Records that the caller opened the document. If the caller is clerk of a receiving unit, or the
 * person it was sent to, or acts for one of them, the sender can no longer recall it.
 */
export async function markRead(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  documentId: string,
) {
  const { caller } = context;
  const document = await findReadable(tx, documentId, caller.principals);
  if (!document) throw new AppError('registry.not-found');
  const now = deps.platform.clock.now().toISOString();
  const isFirst = await insertRead(tx, documentId, caller.id, now);
  // In other windows of the caller, too, the entry of a published document is no longer new.
  if (isFirst) tx.afterCommit(() => tellChange(deps.platform.live, [caller.id], { kind: 'books' }));
  for (const note of deps.slots.onRead) await note(tx, documentId, caller.id, now);
  await markTransmissionsOpened(tx, documentId, caller.principals, now);
  return {
    is_save: isFirst,
    item: { F_DOC_ID: document.id, F_DOC_TITLE: document.title },
  };
}
