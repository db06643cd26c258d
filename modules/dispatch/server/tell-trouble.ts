import type { Tx } from '@sarn/platform-server';
import type { OutsideState } from '@sarn/correspondence/contract';
import { mayRead } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import type { RecipientRow } from '@sarn/correspondence/server';
import type { DocumentRow } from '@sarn/document/server';
import type { DispatchRow } from './dispatch.store.ts';

interface Trouble {
  readonly document: DocumentRow;
  readonly dispatch: DispatchRow;
  readonly recipient: RecipientRow;
  readonly to: OutsideState;
}

/** Notifies the sender of the letter, the drafter and the registry: somebody must send it again. */
export async function tellTrouble(
  deps: Dependencies,
  tx: Tx,
  { document, dispatch, recipient, to }: Trouble,
): Promise<void> {
  const keys = [`p:${dispatch.askedBy}`, `p:${document.authorId}`];
  if (document.registryUnitId) keys.push(`clerk:${document.registryUnitId}`);
  const readable = [];
  for (const key of keys) if (await mayRead(tx, document.id, [key])) readable.push(key);
  const personIds = await deps.organisation.peopleForPrincipals(tx, readable);
  if (personIds.length === 0) return;
  const isReturned = to === 'RETURNED';
  await deps.notifications.tell(tx, {
    personIds: [...new Set(personIds)],
    module: 'SARABUN',
    kind: isReturned ? 'dispatch.returned' : 'dispatch.bounced',
    title: {
      th: `${isReturned ? 'หนังสือถูกตีกลับ' : 'ส่งหนังสือไม่ถึง'}: ${recipient.name}`,
      en: `${isReturned ? 'A letter came back' : 'A letter did not arrive'}: ${recipient.name}`,
    },
    message: document.title,
    documentId: document.id,
    transactionId: null,
    documentRef: document.shareRef,
    isConfidential: document.secrecy !== 'normal',
    urgency: document.speed,
  });
}
