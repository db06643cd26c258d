import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { arrivalPageSize } from '../../contract/index.ts';
import { foldForSearch } from '@sarn/search/contract';
import type {
  ArrivalDetail,
  ArrivalState,
  dropArrival,
  getArrival,
  listArrivals,
  refuseArrival,
  restoreArrival,
} from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import { findReceiveNo } from '@sarn/register/server';
import type { AttachedFile } from '@sarn/document/server';
import { answerLater } from './arrival.jobs.ts';
import { arrivalKey, arrivalOwner, lookAgain } from './arrival-entry.ts';
import {
  countWaiting,
  findArrival,
  findArrivalForUpdate,
  listArrivalRows,
  setDecision,
} from './arrival.store.ts';
import type { ArrivalRow } from './arrival.store.ts';

const original = 'original';

/** Letters from elsewhere in one state, newest first. */
export async function arrivals(
  deps: Dependencies,
  h: Handle,
  { principals }: Caller,
  { state, search, page }: InputOf<typeof listArrivals>,
): Promise<OutputOf<typeof listArrivals>> {
  const words = foldForSearch(search)
    .split(' ')
    .filter((word) => word !== '');
  const { rows, total } = await listArrivalRows(h, principals, {
    state,
    words,
    limit: arrivalPageSize,
    offset: (page - 1) * arrivalPageSize,
  });
  const files = await lettersOf(
    deps,
    h,
    rows.map(({ id }) => id),
  );
  const count = (id: string) => files.filter(({ ownerId }) => ownerId === id).length;
  return {
    rows: rows.map((row) => ({ ...row, files: count(row.id) })),
    total,
    waiting: await countWaiting(h, principals),
  };
}

const lettersOf = async (
  deps: Dependencies,
  h: Handle,
  ids: readonly string[],
): Promise<AttachedFile[]> =>
  (await deps.files.list(h, arrivalOwner, ids)).filter(({ role }) => role !== original);

const fileOf = ({ id, name, mediaType, bytes, pageCount }: AttachedFile) => ({
  ...{ id, name, mediaType, bytes, pageCount },
});

/** One arrival with all its content. @throws 'registry.arrival-not-found' */
export async function arrival(
  deps: Dependencies,
  h: Handle,
  { principals }: Caller,
  { id }: InputOf<typeof getArrival>,
): Promise<ArrivalDetail> {
  const row = await findArrival(h, id, principals);
  if (!row) throw new AppError('registry.arrival-not-found');
  const { sourceKey: _key, ownerUnitId: _unit, decidedById, ...shown } = row;
  const files = await deps.files.list(h, arrivalOwner, [id]);
  const kept = files.find(({ role }) => role === original);
  const [person] = decidedById ? await deps.organisation.personCard(h, [decidedById]) : [];
  return {
    ...shown,
    files: files.filter(({ role }) => role !== original).map(fileOf),
    original: kept ? fileOf(kept) : null,
    decidedBy: person?.name ?? '',
    receiveNo: row.documentId && (await findReceiveNo(h, row.documentId)),
  };
}

/** Locks an arrival and checks that it is in the state it must be in. */
async function held(
  tx: Tx,
  { principals }: Caller,
  id: string,
  state: ArrivalState,
): Promise<ArrivalRow> {
  const row = await findArrivalForUpdate(tx, id, principals);
  if (!row) throw new AppError('registry.arrival-not-found');
  if (row.state !== state) throw new AppError('registry.arrival-decided');
  return row;
}

async function decide(
  deps: Dependencies,
  tx: Tx,
  { caller }: SignedContext,
  row: ArrivalRow,
  decision: { state: ArrivalState; reason?: string; documentId?: string },
): Promise<void> {
  const isOpen = decision.state === 'waiting';
  await setDecision(tx, row.id, {
    reason: '',
    documentId: null,
    ...decision,
    by: isOpen ? null : caller.id,
    at: isOpen ? null : deps.platform.clock.now().toISOString(),
  });
  if (!isOpen) await deps.notifications.settle(tx, { workKeys: [arrivalKey(row.id)] });
  await lookAgain(deps, tx, row.ownerUnitId);
}

const subjectOf = (id: string) => ({ kind: 'arrival', id });

/** Sends it back: its sender is told the reason by the channel by which it came. */
export async function refuse(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, reason }: InputOf<typeof refuseArrival>,
): Promise<OutputOf<typeof refuseArrival>> {
  const row = await held(tx, context.caller, id, 'waiting');
  await decide(deps, tx, context, row, { state: 'refused', reason });
  await answerLater(deps, tx, id);
  await noteAct(deps, tx, context, { act: 'registry.arrival-refuse', subject: subjectOf(id) });
  return {};
}

/** Puts aside what is not a letter; the sender is not told, or spam would be confirmed. */
export async function drop(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id }: InputOf<typeof dropArrival>,
): Promise<OutputOf<typeof dropArrival>> {
  const row = await held(tx, context.caller, id, 'waiting');
  await decide(deps, tx, context, row, { state: 'spam' });
  await noteAct(deps, tx, context, {
    act: 'registry.arrival-not-a-letter',
    subject: subjectOf(id),
  });
  return {};
}

export async function restore(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id }: InputOf<typeof restoreArrival>,
): Promise<OutputOf<typeof restoreArrival>> {
  const row = await held(tx, context.caller, id, 'spam');
  await decide(deps, tx, context, row, { state: 'waiting' });
  await noteAct(deps, tx, context, { act: 'registry.arrival-restore', subject: subjectOf(id) });
  return {};
}

/**
 * Takes an arrival into the document that is being registered from it: its own files among the
 * given ones are copied for the registrar, and it leaves the queue.
 *
 * @returns the files to attach, and a function to call once the document is written
 */
export async function takeOver(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { arrivalId, fileIds }: { readonly arrivalId: string; readonly fileIds: readonly string[] },
): Promise<{ fileIds: string[]; settle: (documentId: string) => Promise<void> }> {
  const row = await held(tx, context.caller, arrivalId, 'waiting');
  const own = new Set((await deps.files.list(tx, arrivalOwner, [arrivalId])).map(({ id }) => id));
  const taken = fileIds.filter((id) => own.has(id));
  const copies = await deps.files.copyFor(tx, {
    fileIds: taken,
    ownerKind: arrivalOwner,
    ownerId: arrivalId,
    by: context.caller.id,
  });
  const copyOf = new Map(taken.map((id, index) => [id, copies[index]?.id ?? id]));
  return {
    fileIds: fileIds.map((id) => copyOf.get(id) ?? id),
    async settle(documentId) {
      await decide(deps, tx, context, row, { state: 'registered', documentId });
      await answerLater(deps, tx, arrivalId);
    },
  };
}
