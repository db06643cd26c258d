import { civilDateAt, formatDate } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import type { Delegation } from '@sarn/organisation/contract';
import { actingNews } from '../contract/index.ts';

/** The page of orders of acting. */
const page = '/sarabun/acting';

/**
 * Tells who acts by an order that it was entered, or that it ends before its time: for which post, for whom and from when
 * until when. Whoever enters an order for themself knows it.
 */
export async function tellDelegate(
  deps: Dependencies,
  tx: Tx,
  kind: keyof typeof actingNews,
  { id, callerId }: { readonly id: string; readonly callerId: string },
): Promise<void> {
  const order = await deps.delegations.find(tx, id);
  if (!order) return;
  const told = (await delegatesOf(deps, tx, order)).filter((personId) => personId !== callerId);
  if (told.length === 0) return;
  await deps.notifications.tell(tx, {
    ...{ personIds: told, module: 'SARABUN', kind, title: actingNews[kind], place: page },
    message: [forWhom(order), period(order)].join(' · '),
    ...{ documentId: null, transactionId: null, documentRef: '' },
    ...{ isConfidential: false, urgency: 'normal' },
  });
}

/** Also of an order that begins later. */
async function delegatesOf(
  { organisation }: Dependencies,
  tx: Tx,
  { delegatePerson, delegatePost }: Delegation,
): Promise<readonly string[]> {
  if (delegatePerson) return [delegatePerson.id];
  return delegatePost ? organisation.peopleForPrincipals(tx, [`post:${delegatePost.id}`]) : [];
}

const forWhom = ({ principalPost, principalUnit, principalName }: Delegation): string =>
  [principalPost?.name ?? principalUnit?.name ?? '', principalName]
    .filter((part) => part !== '')
    .join(' ');

function period({ beginsAt, endsAt }: Delegation): string {
  const day = (at: string) => formatDate(civilDateAt(at), 'short', 'th');
  if (endsAt === null) return `ตั้งแต่ ${day(beginsAt)}`;
  // It ends at the beginning of the day after the last one.
  const last = day(new Date(Date.parse(endsAt) - 1).toISOString());
  return day(beginsAt) === last ? last : `${day(beginsAt)} – ${last}`;
}
