import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { outsideStates } from '@sarn/correspondence/contract';
import { isClassified } from '@sarn/document/contract';
import type {
  BookLine,
  deliveryBook,
  recordUndelivered,
  recordHandOver,
} from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import { updateDispatch } from './dispatch.store.ts';
import { findBookDayBefore, findBookRow, listBookRows } from './outgoing.store.ts';
import type { BookRow } from './outgoing.store.ts';
import { registriesOf } from './registries.ts';
import { recordDispatchResult } from './result.service.ts';

/**
 * The delivery book (form 16) of a day. Messengers see their own rows, whatever they may read: a
 * row says no more than the envelope does.
 */
export async function book(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { day, carrierId }: InputOf<typeof deliveryBook>,
): Promise<OutputOf<typeof deliveryBook>> {
  const ask = { day, carrierId: caller.id, unitIds: await registriesOf(deps, h, caller) };
  const all = await listBookRows(h, ask);
  const lines = await linesOf(deps, h, caller, all);
  const carriers = new Map(lines.map(({ carrier }) => [carrier.id, carrier]));
  return {
    rows: carrierId ? lines.filter(({ carrier }) => carrier.id === carrierId) : lines,
    carriers: [...carriers.values()],
    agency: (await deps.organisation.rootUnit(h)).name,
    lastDay: all.length === 0 ? await findBookDayBefore(h, ask) : null,
  };
}

async function linesOf(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  rows: readonly BookRow[],
): Promise<BookLine[]> {
  const units = await deps.organisation.units(h, [...new Set(rows.map((r) => r.ownerUnitId))]);
  const cards = await deps.organisation.personCard(h, [...new Set(rows.map((r) => r.carrierId))]);
  const unitOf = new Map(units.map((unit) => [unit.id, unit.name]));
  const nameOf = new Map(cards.map((card) => [card.id, card.name]));
  return rows.map(({ unitId, ownerUnitId, carrierId, ...row }) => ({
    ...{ documentId: row.documentId, isClassified: isClassified(row.secrecy) },
    ...{ id: row.id, letterNo: row.letterNo, to: row.to, unitName: row.unitName, state: row.state },
    ...{ receiverName: row.receiverName, receivedAt: row.receivedAt },
    ...{ signature: row.signature, remark: row.remark },
    from: unitOf.get(ownerUnitId) ?? '–',
    carrier: { id: carrierId, name: nameOf.get(carrierId) ?? '–' },
    stateTerm: outsideStates[row.state],
    mayRecord: row.state === 'SENT' && mayRecord(caller, { carrierId, unitId }),
  }));
}

/** The messenger who carries it, and the registrars who handed it over. */
const mayRecord = (caller: Caller, row: Pick<BookRow, 'carrierId' | 'unitId'>): boolean =>
  row.carrierId === caller.id || caller.principals.includes(`clerk:${row.unitId}`);

async function lineFor(tx: Tx, caller: Caller, id: string): Promise<BookRow> {
  const row = await findBookRow(tx, id);
  if (!row || !mayRecord(caller, row)) throw new AppError('registry.dispatch-not-found');
  return row;
}

/** The receiver took it: name, time, and the signature where one was drawn. */
export async function handOver(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, receiverName, receiveNumber, signature, handedAt }: InputOf<typeof recordHandOver>,
): Promise<OutputOf<typeof recordHandOver>> {
  const row = await lineFor(tx, context.caller, id);
  const recorded = await recordDispatchResult(deps, tx, {
    ...{ dispatchId: id, receiveNumber },
    outcome: receiveNumber ? 'accepted' : 'delivered',
    endedAt: handedBetween(row.askedAt, handedAt, deps.platform.clock.now()),
    by: context.caller.id,
  });
  if (recorded !== 'recorded') throw new AppError('registry.dispatch-done');
  await updateDispatch(tx, id, { receiverName, signature });
  const subject = { kind: 'document', id: row.documentId };
  await noteAct(deps, tx, context, {
    act: 'registry.hand-over',
    subject,
    detail: { receiverName },
  });
  return {};
}

/** A moment that a device tells later, where it can be true. */
function handedBetween(
  askedAt: string,
  handedAt: string | undefined,
  now: Date,
): string | undefined {
  const at = Date.parse(handedAt ?? '');
  return at >= Date.parse(askedAt) && at <= now.getTime() ? handedAt : undefined;
}

/** Nobody took it: it waits to be sent again, and the registry is notified. */
export async function markUndelivered(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, reason }: InputOf<typeof recordUndelivered>,
): Promise<OutputOf<typeof recordUndelivered>> {
  const row = await lineFor(tx, context.caller, id);
  const recorded = await recordDispatchResult(deps, tx, {
    ...{ dispatchId: id, outcome: 'rejected', reason: 'brought-back', detail: reason },
    by: context.caller.id,
  });
  if (recorded !== 'recorded') throw new AppError('registry.dispatch-done');
  const subject = { kind: 'document', id: row.documentId };
  await noteAct(deps, tx, context, { act: 'registry.brought-back', subject });
  return {};
}
