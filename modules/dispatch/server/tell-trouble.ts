import type { Tx } from '@sarn/platform-server';
import type { OutsideState } from '@sarn/correspondence/contract';
import { mayRead, newcomers } from '@sarn/document/server';
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
  const { registryUnitId } = document;
  const concerned = [
    { code: 'follower', principal: `p:${dispatch.askedBy}` },
    { code: 'author', principal: `p:${document.authorId}` },
    ...(registryUnitId ? [{ code: 'clerk', principal: `clerk:${registryUnitId}` } as const] : []),
  ] as const;
  const readable = [];
  for (const one of concerned)
    if (await mayRead(tx, document.id, [one.principal])) readable.push(one);
  const peopleFor = (keys: readonly string[]) => deps.organisation.peopleForPrincipals(tx, keys);
  for (const { code: role, personIds } of await newcomers(readable, peopleFor, new Set()))
    await tell(deps, tx, { document, recipient, to, role, personIds });
}

async function tell(
  deps: Dependencies,
  tx: Tx,
  {
    document,
    recipient,
    to,
    role,
    personIds,
  }: Omit<Trouble, 'dispatch'> & {
    readonly role: string;
    readonly personIds: readonly string[];
  },
): Promise<void> {
  const isReturned = to === 'RETURNED';
  await deps.notifications.tell(tx, {
    ...{ personIds, role },
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
