import { AppError, civilDateAt, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { actorOf } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import type { DatedValues } from '@sarn/organisation/server';
import type {
  cancelUnitChange,
  changeUnit,
  correctUnit,
  foundUnit,
  UnitChange,
  UnitOrder,
} from '../../contract/index.ts';
import { enteredBy } from '../dissolution/carry-out.ts';
import type { Orderer } from '../dissolution/carry-out.ts';
import { propose } from '../proposal/propose.service.ts';
import { beginReaderChange } from './reader-change.service.ts';
import { rehearse } from './try-out.store.ts';
import { insertUnitPlan, settleUnitPlan } from './unit-plan.store.ts';
import { assertSplit, split } from './unit-split.service.ts';
import { countUses } from './unit-work.store.ts';

/** Makes a unit. @throws 'reorganisation.unit-from-later', and what the organisation refuses */
export async function found(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { unit, order }: InputOf<typeof foundUnit>,
): Promise<OutputOf<typeof foundUnit>> {
  const { id, requestId, today } = await actorOf(deps, tx, context);
  if (order.from > today) throw new AppError('reorganisation.unit-from-later');
  return { unitId: await deps.units.foundUnit(tx, { callerId: id, requestId }, unit, order) };
}

/**
 * Corrects values that have no days. The code is fixed once registers or documents use it.
 *
 * @throws 'identity.unit-code-fixed', 'identity.unit-stale'
 */
export async function correct(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { unitId, seen, unit }: InputOf<typeof correctUnit>,
): Promise<OutputOf<typeof correctUnit>> {
  const { code } = await deps.units.unitFacts(tx, unitId);
  if (unit.code !== code) {
    const count = await countUses(tx, unitId);
    if (count > 0) throw new AppError('identity.unit-code-fixed', { count });
  }
  const by = { callerId: context.caller.id, requestId: context.requestId };
  await deps.units.correctUnit(tx, by, unitId, unit, seen);
  return { version: (await deps.units.unitFacts(tx, unitId)).version };
}

/** Carries an act out, or plans it where its day is to come. */
export async function change(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof changeUnit>,
): Promise<OutputOf<typeof changeUnit>> {
  const actor = await actorOf(deps, tx, context);
  const { unitId, order, seen, change: given } = input;
  if (given.act === 'split' && deps.asksSecond()) {
    // Tried out and taken back: refused now what would be refused then.
    await rehearse(tx, () => enterChange(deps, tx, actor, { unitId, order, change: given, seen }));
    const proposed = await propose(deps, tx, actor, { act: 'split', unitId, order, change: given });
    return { planId: null, unitIds: [], proposalId: proposed };
  }
  const done = await enterChange(deps, tx, actor, { unitId, order, change: given, seen });
  return { ...done, proposalId: null };
}

/** Carries an act out where its day has come, and plans it otherwise. */
export async function enterChange(
  deps: Dependencies,
  tx: Tx,
  by: Orderer,
  ordered: OrderedChange,
): Promise<{ planId: string | null; unitIds: string[] }> {
  const { unitId, order, change: given } = ordered;
  if (order.from <= civilDateAt(by.now)) {
    return { planId: null, unitIds: await carryOutChange(deps, tx, by, ordered) };
  }
  await assertPlannable(deps, tx, unitId, given);
  const planId = newId(Date.parse(by.now));
  const { id: personId, name } = enteredBy(by);
  const isNew = await insertUnitPlan(tx, {
    ...{ id: planId, unitId, change: given, ...order },
    ...{ enteredBy: personId, enteredName: name, enteredAt: by.now },
    proposalId: by.proposalId ?? null,
  });
  if (!isNew) throw new AppError('reorganisation.unit-plan-there');
  await deps.platform.audit.write(tx, {
    act: 'settings.unit.plan',
    callerId: by.id,
    subject: { kind: 'unit', id: unitId },
    detail: { ...order, act: given.act },
    requestId: by.requestId,
  });
  return { planId, unitIds: [] };
}

export interface OrderedChange {
  readonly unitId: string;
  readonly order: UnitOrder;
  readonly change: UnitChange;
  /** The version that was read; null for a plan, which nobody reads anew. */
  readonly seen: number | null;
}

/** Carries an act out at once. @returns the units that it made */
export async function carryOutChange(
  deps: Dependencies,
  tx: Tx,
  by: Orderer,
  { unitId, order, change: given, seen }: OrderedChange,
): Promise<string[]> {
  if (given.act === 'split') return split(deps, tx, by, { unitId, order, given, seen });
  const actor = { callerId: by.id, requestId: by.requestId };
  const [, ...before] = await deps.organisation.ancestors(tx, unitId);
  await deps.units.changeUnitFrom(tx, actor, unitId, valuesOf(given), { ...order, seen });
  if (given.act === 'move') {
    const [, ...after] = await deps.organisation.ancestors(tx, unitId);
    await beginReaderChange(deps, tx, unitId, { before, after });
  }
  return [];
}

/** The dated values that an act sets. */
function valuesOf(given: Exclude<UnitChange, { act: 'split' }>): Partial<DatedValues> {
  const { act: _name, ...values } = given;
  return values;
}

/** Refuses today what would be refused on the day, as far as it is known. */
export async function assertPlannable(
  deps: Dependencies,
  tx: Tx,
  unitId: string,
  given: UnitChange,
): Promise<void> {
  if (given.act === 'split') await assertSplit(deps, tx, unitId, given);
  else await deps.units.assertChangeable(tx, unitId, valuesOf(given));
}

/** Calls a plan off. @throws 'reorganisation.unit-plan-over' */
export async function cancelChange(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { planId, reason }: InputOf<typeof cancelUnitChange>,
): Promise<OutputOf<typeof cancelUnitChange>> {
  const at = deps.platform.clock.now().toISOString();
  const unitId = await settleUnitPlan(tx, planId, { state: 'cancelled', reason, at });
  if (!unitId) throw new AppError('reorganisation.unit-plan-over');
  await deps.platform.audit.write(tx, {
    act: 'settings.unit.plan-cancelled',
    callerId: context.caller.id,
    subject: { kind: 'unit', id: unitId },
    detail: { reason },
    requestId: context.requestId,
  });
  return {};
}
