import type { Tx } from '@sarn/platform-server';
import { addDelegateReaders, delegateItems } from '@sarn/document/server';
import { actTerms } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import { updateDocument } from '@sarn/document/server';
import { listRecipients } from '@sarn/correspondence/server';
import { itemsFor } from '@sarn/document/server';
import { clearQueue, fillQueue } from '@sarn/document/server';
import { subjectKey } from '@sarn/document/server';
import type { DocumentRow, Subject } from '@sarn/document/server';
import { tellAnswered } from '@sarn/correspondence/server';
import { letterStateOf } from './sending.rules.ts';

/**
 * States between its number and its closing: in others a result does not change the letter's state.
 */
const movable = new Set<string>(['NUMBERED', 'DISPATCHED', 'DELIVERED']);

/**
 * Sets the state of a letter by its sendings, after a result that no act of a person reported.
 *
 * @returns the letter as it is now
 */
export async function settleLetter(
  deps: Dependencies,
  tx: Tx,
  document: DocumentRow,
): Promise<DocumentRow> {
  if (!movable.has(document.state)) return document;
  const recipients = await listRecipients(tx, document.id);
  const state = letterStateOf(recipients.map((one) => one.state));
  if (state === document.state) return document;
  const now = deps.platform.clock.now().toISOString();
  await updateDocument(tx, document.id, { state }, now);
  const after = { ...document, state };
  await queueAnew(deps, tx, after, now);
  const post = actTerms.dispatchResult.th;
  const requestId = `dispatch ${document.id}`;
  await tellAnswered(deps, tx, after, { id: null, name: 'ระบบ', post, requestId });
  return after;
}

async function queueAnew(
  deps: Dependencies,
  tx: Tx,
  document: DocumentRow,
  now: string,
): Promise<void> {
  const subject: Subject = {
    on: 'document',
    document,
    transmission: null,
    assignment: null,
    steps: [],
    assignments: [],
  };
  const workKeys = [subjectKey(subject)];
  const gone = await clearQueue(tx, workKeys);
  await deps.notifications.settle(tx, { workKeys });
  const own = itemsFor(deps.engine, subject, now);
  const shared = await delegateItems(deps, tx, [subject], own);
  await addDelegateReaders(tx, shared);
  const items = [...own, ...shared];
  await fillQueue(tx, items);
  const touched = [...new Set([...gone, ...items.map((item) => item.principal)])];
  const people = await deps.organisation.peopleForPrincipals(tx, touched);
  deps.notifications.queuesChanged(tx, people);
}
