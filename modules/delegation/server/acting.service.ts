import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import type { beginActing, endActing, listActing } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { toFile } from '@sarn/document/server';
import { addDelegateReaders, delegateItems } from '@sarn/document/server';
import { dropQueueOf, listWaitingFor } from '@sarn/document/server';
import { fillQueue } from '@sarn/document/server';
import { loadWaiting } from '@sarn/document/server';
import { tellDelegate } from './tell-delegate.ts';

/** Kind under which the file of an order is kept in the file module. */
export const orderFileKind = 'delegation';

/** Orders that concern the caller, with the files of the orders. */
export async function list(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
): Promise<OutputOf<typeof listActing>> {
  const rows = await deps.delegations.list(h, caller);
  const ids = rows.map((row) => row.id);
  const files = ids.length > 0 ? await deps.files.list(h, orderFileKind, ids) : [];
  const own = await deps.delegations.searchPosts(h, caller, '', true);
  return {
    rows: rows.map((row) => ({
      ...row,
      files: files.filter((file) => file.ownerId === row.id).map(toFile),
    })),
    mayBegin: own.length > 0,
  };
}

/**
 * Enters an order of acting with its file, and puts what waits for the post into the queue of the
 * acting person where the power is limited; with the full power it is found by the keys of the
 * post.
 */
export async function begin(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof beginActing>,
): Promise<OutputOf<typeof beginActing>> {
  const { fileIds, ...draft } = input;
  const id = await deps.delegations.begin(tx, context, draft);
  if (fileIds.length > 0) {
    await deps.files.attach(tx, {
      fileIds,
      uploaderId: context.caller.id,
      ownerKind: orderFileKind,
      ownerId: id,
      role: 'main',
    });
  }
  await shareWaiting(deps, tx, id);
  await countAnew(deps, tx, id);
  await tellDelegate(deps, tx, 'acting.begun', { id, callerId: context.caller.id });
  return { id };
}

/** Ends an order; what waited for its limited power then waits for the post alone. */
export async function end(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, reason }: InputOf<typeof endActing>,
): Promise<OutputOf<typeof endActing>> {
  await countAnew(deps, tx, id);
  await tellDelegate(deps, tx, 'acting.ended', { id, callerId: context.caller.id });
  await deps.delegations.end(tx, context, id, reason);
  await dropQueueOf(tx, `d:${id}`);
  return { id };
}

/**
 * What waits already for the posts of a new order of limited power, as far as the order covers it.
 */
export async function shareWaiting(deps: Dependencies, tx: Tx, id: string): Promise<void> {
  const order = await deps.delegations.find(tx, id);
  if (!order || order.kinds.length + order.acts.length + order.unitIds.length === 0) return;
  const keys = await deps.organisation.keysOfOrder(tx, id);
  const waiting = await listWaitingFor(tx, keys);
  for (const [documentId, items] of Map.groupBy(waiting, (item) => item.documentId)) {
    const subjects = await loadWaiting(tx, documentId, items);
    const shared = await delegateItems(deps, tx, subjects, items);
    const own = shared.filter((item) => item.principal === `d:${id}`);
    await addDelegateReaders(tx, own);
    await fillQueue(tx, own);
  }
}

async function countAnew(deps: Dependencies, tx: Tx, id: string): Promise<void> {
  const people = await deps.delegations.people(tx, id);
  deps.notifications.queuesChanged(tx, people);
  deps.changes.access(tx, people);
}
