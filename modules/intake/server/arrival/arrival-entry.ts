import { civilDateAt, newId } from '@sarn/kernel';
import type { Caller, Handle, Tx } from '@sarn/platform-server';
import { arrivalCame } from '../../contract/index.ts';
import { foldForSearch } from '@sarn/search/contract';
import { isClassified } from '@sarn/document/contract';
import type { ArrivalAnswer, DeliveredLetter } from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { findArrival, insertArrival, matchContact } from './arrival.store.ts';

export { arrivalsOf } from './arrival.store.ts';

/** Kind under which files of an arrival are kept. */
export const arrivalOwner = 'arrival';

export type AnswerArrival = (tx: Tx, answer: ArrivalAnswer) => Promise<void>;

/**
 * Puts a letter from elsewhere into the queue of arrivals.
 *
 * @returns id of the arrival, to which the calling module gives the files (owner kind `arrival`);
 *   null when the same message has come before
 */
export async function bring(
  deps: Dependencies,
  tx: Tx,
  letter: DeliveredLetter,
): Promise<string | null> {
  const id = newId();
  const root = await deps.organisation.rootUnit(tx);
  const known = await matchContact(tx, {
    // A sender that may be forged is not matched with the address book.
    name: letter.trust === 'doubtful' ? '' : letter.senderName,
    address: letter.trust === 'doubtful' ? '' : letter.senderAddress,
    today: civilDateAt(deps.platform.clock.now()),
  });
  // A doubtful sender is shown by the address, because the name may be invented.
  const [first, second] =
    letter.trust === 'doubtful'
      ? [letter.senderAddress, letter.senderName]
      : [letter.senderName, letter.senderAddress];
  const sender = known?.name ?? (first || second);
  const isNew = await insertArrival(tx, {
    ...letter,
    id,
    ownerUnitId: root.id,
    contactId: known?.id ?? null,
    sender,
    arrivedAt: deps.platform.clock.now().toISOString(),
    searchText: foldForSearch(
      [letter.title, sender, letter.senderName, letter.senderAddress, letter.letterNo].join(' '),
    ),
  });
  if (!isNew) return null;
  await deps.platform.audit.write(tx, {
    act: 'registry.arrival-came',
    callerId: null,
    subject: { kind: 'arrival', id },
    detail: { source: letter.source },
  });
  await lookAgain(deps, tx, root.id);
  if (letter.trust !== 'doubtful') await ring(deps, tx, root.id, { ...letter, id, sender });
  return id;
}

/** Under which the notice of an arrival asks for its work. */
export const arrivalKey = (id: string): string => `arrival:${id}`;

/** Notifies the registry. Not called for a doubtful letter: a forger must not cause notices. */
async function ring(
  deps: Dependencies,
  tx: Tx,
  unitId: string,
  {
    id,
    sender,
    title,
    secrecy,
  }: Pick<DeliveredLetter, 'title' | 'secrecy'> & { readonly id: string; readonly sender: string },
): Promise<void> {
  const personIds = await deps.organisation.peopleForPrincipals(tx, [`clerk:${unitId}`]);
  if (personIds.length === 0) return;
  const isConfidential = isClassified(secrecy);
  await deps.notifications.tell(tx, {
    ...{ personIds, module: 'SARABUN', kind: 'arrival.came', title: arrivalCame },
    message: isConfidential ? '' : [sender, title].filter(Boolean).join(': '),
    ...{ documentId: null, transactionId: null, documentRef: '' },
    ...{ place: `/sarabun/arrivals/${id}`, matterId: id, workKey: arrivalKey(id) },
    ...{ isConfidential, urgency: 'normal' },
  });
}

/** Tells the browsers of the registry to reload the queue. */
export async function lookAgain(deps: Dependencies, tx: Tx, unitId: string): Promise<void> {
  const clerks = await deps.organisation.peopleForPrincipals(tx, [`clerk:${unitId}`]);
  deps.notifications.queuesChanged(tx, clerks);
}

/** Whether the caller keeps the registry in whose queue the arrival is. */
export const mayReadArrival = async (h: Handle, caller: Caller, id: string): Promise<boolean> =>
  caller.permissions.has('registry.register') &&
  (await findArrival(h, id, caller.principals)) !== undefined;
