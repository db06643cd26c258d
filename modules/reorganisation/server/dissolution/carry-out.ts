import type { Instant } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { closeRegisters, lineActOf, lockNumbering, releaseReserved } from '@sarn/register/server';
import type { Dependencies } from '@sarn/document/server';
import { followUnit } from '../followers.ts';
import { transferUnitWork } from '../work-transfer/work-transfer.service.ts';
import { insertDissolution } from './dissolution.store.ts';
import type { DissolutionOrder } from './dissolution-order.ts';

/** Who carries an order out, and when. */
export interface Orderer {
  readonly id: string;
  readonly name: string;
  readonly now: Instant;
  readonly requestId: string;
  /** Who entered the order, where another person confirmed it. */
  readonly entered?: { readonly id: string; readonly name: string };
  /** The proposal that was confirmed, or was carried out by itself. */
  readonly proposalId?: string | null;
}

/** Who entered an order. */
export const enteredBy = ({ entered, id, name }: Orderer): { id: string; name: string } =>
  entered ?? { id, name };

/**
 * Ends a unit as the order says. For a dissolved one, letters it has not received go back to their
 * senders and the rest moves to the unit above; for a merged one all moves to its successor.
 * Its registers close and keep their numbers; the unit that goes on takes its place in what names it
 * (`followers.ts`). What one transaction does not move is moved within ten minutes.
 *
 * @param check called after the unit is ended and before anything moves; it may refuse
 */
export async function carryOut(
  deps: Dependencies,
  tx: Tx,
  by: Orderer,
  order: DissolutionOrder,
  check: () => Promise<void>,
) {
  const { unitId, successorId, lastDay, orderNo } = order;
  await deps.units.endUnit(tx, { callerId: by.id, requestId: by.requestId }, order);
  await check();
  await insertDissolution(tx, {
    ...order,
    ...{ enteredBy: enteredBy(by).id, enteredName: enteredBy(by).name, enteredAt: by.now },
    proposalId: by.proposalId ?? null,
  });
  await deps.platform.audit.write(tx, {
    act: successorId ? 'registry.unit-merged' : 'registry.unit-dissolved',
    callerId: by.id,
    subject: { kind: 'unit', id: unitId },
    detail: { successorId: successorId ?? '', lastDay, orderNo },
    requestId: by.requestId,
  });
  const [unit] = await deps.organisation.units(tx, [unitId]);
  const reason = `${unit?.name ?? '–'} สิ้นสุดตามคำสั่งที่ ${orderNo}`;
  await lockNumbering(tx);
  await releaseReserved(tx, unitId, reason, lineActOf(by));
  await closeRegisters(tx, unitId, lastDay);
  const workToTransfer = (await deps.organisation.successors(tx)).find(
    (one) => one.unitId === unitId,
  );
  if (!workToTransfer) throw new Error('a unit that has ended without one that goes on');
  const followed = {
    ...{ unitId, unitName: unit?.name ?? '–', followedBy: [workToTransfer.successorId], reason },
    isLeftToUnitAbove: !workToTransfer.isMerged,
  };
  await followUnit(deps, tx, followed, by);
  const done = await transferUnitWork(deps, tx, workToTransfer, {
    key: by.requestId,
    isWithOwn: true,
  });
  const [successor] = await deps.organisation.units(tx, [workToTransfer.successorId]);
  return { ...done, goesOnAt: { id: workToTransfer.successorId, name: successor?.name ?? '–' } };
}
