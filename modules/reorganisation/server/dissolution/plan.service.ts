import { organisationErrors } from '@sarn/organisation/contract';
import { AppError, civilDateAt, newId, settingsMenus } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Logger, SignedContext, Tx } from '@sarn/platform-server';
import { unitNews } from '../../contract/index.ts';
import type { cancelUnitPlan, planUnitDissolution } from '../../contract/index.ts';
import { actorOf } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { propose } from '../proposal/propose.service.ts';
import { carryOut, enteredBy } from './carry-out.ts';
import type { Orderer } from './carry-out.ts';
import type { DissolutionOrder } from './dissolution-order.ts';
import { insertPlan, isPlanned, listDueForUpdate, settlePlan } from './plan.store.ts';
import type { PlanRow } from './plan.store.ts';

/**
 * Enters the dissolution of a unit for a future day. Until then the unit works as before.
 *
 * @throws 'registry.unit-plan-late', 'registry.unit-plan-there', and what prevents it today
 */
export async function plan(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof planUnitDissolution>,
): Promise<OutputOf<typeof planUnitDissolution>> {
  const { unitId, lastDay, orderNo, note } = input;
  const successorId = input.successorId ?? null;
  const actor = await actorOf(deps, tx, context);
  if (lastDay < actor.today) throw new AppError('registry.unit-plan-late');
  const order = { unitId, successorId, lastDay, orderNo, note };
  if (!deps.asksSecond()) {
    return { planId: await enterPlan(deps, tx, actor, order), proposalId: null };
  }
  await deps.units.assertEndable(tx, order);
  if (await isPlanned(tx, unitId)) throw new AppError('registry.unit-plan-there');
  return { planId: null, proposalId: await propose(deps, tx, actor, { act: 'end', ...order }) };
}

/** Enters a plan. @throws AppError 'registry.unit-plan-there', and what prevents it today */
export async function enterPlan(
  deps: Dependencies,
  tx: Tx,
  by: Orderer,
  order: DissolutionOrder,
): Promise<string> {
  const { unitId, successorId, lastDay, orderNo } = order;
  await deps.units.assertEndable(tx, order);
  const id = newId(Date.parse(by.now));
  const { id: personId, name } = enteredBy(by);
  const isNew = await insertPlan(tx, {
    ...{ id, ...order, enteredBy: personId, enteredName: name, enteredAt: by.now },
    proposalId: by.proposalId ?? null,
  });
  if (!isNew) throw new AppError('registry.unit-plan-there');
  await deps.platform.audit.write(tx, {
    act: 'registry.unit-ending-planned',
    callerId: by.id,
    subject: { kind: 'unit', id: unitId },
    detail: { successorId: successorId ?? '', lastDay, orderNo },
    requestId: by.requestId,
  });
  return id;
}

/** Calls a plan off. @throws 'registry.unit-plan-over' */
export async function cancelPlan(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { planId, reason }: InputOf<typeof cancelUnitPlan>,
): Promise<OutputOf<typeof cancelUnitPlan>> {
  const at = deps.platform.clock.now().toISOString();
  const unitId = await settlePlan(tx, planId, { state: 'cancelled', reason, at });
  if (!unitId) throw new AppError('registry.unit-plan-over');
  await deps.platform.audit.write(tx, {
    act: 'registry.unit-ending-cancelled',
    callerId: context.caller.id,
    subject: { kind: 'unit', id: unitId },
    detail: { reason },
    requestId: context.requestId,
  });
  return {};
}

/**
 * Ends the units whose last day is over in Bangkok, also days later when the server was down. If it
 * cannot be done, the reason is stored. The person who entered the plan gets a notice either way.
 *
 * @param key id of this run in the history
 */
export async function endPlanned(
  deps: Dependencies,
  tx: Tx,
  log: Logger,
  key: string,
): Promise<void> {
  const today = civilDateAt(deps.platform.clock.now());
  for (const due of await listDueForUpdate(tx, today)) {
    const problem = await tryOut(deps, tx, due, key);
    await settle(deps, tx, due, { problem, key });
    log.info({ unitId: due.unitId, planId: due.id, problem }, 'a planned end of a unit');
  }
}

/** @returns the code of what prevents it; null when it is done */
async function tryOut(
  deps: Dependencies,
  tx: Tx,
  due: PlanRow,
  key: string,
): Promise<string | null> {
  const now = deps.platform.clock.now().toISOString();
  const { enteredBy: id, enteredName: name, proposalId } = due;
  const by = { id, name, now, requestId: key, proposalId };
  try {
    // Refused before anything is written, so the transaction can go on with the other plans.
    await deps.units.assertEndable(tx, due);
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  await carryOut(deps, tx, by, due, async () => undefined);
  return null;
}

async function settle(
  deps: Dependencies,
  tx: Tx,
  due: PlanRow,
  { problem, key }: { readonly problem: string | null; readonly key: string },
): Promise<void> {
  const at = deps.platform.clock.now().toISOString();
  await settlePlan(tx, due.id, { state: problem ? 'failed' : 'done', reason: problem ?? '', at });
  if (problem) {
    await deps.platform.audit.write(tx, {
      act: 'registry.unit-ending-failed',
      callerId: null,
      subject: { kind: 'unit', id: due.unitId },
      detail: { problem, orderNo: due.orderNo },
      requestId: key,
    });
  }
  const kind = problem ? 'unit.ending-failed' : 'unit.ended';
  const [unit] = await deps.organisation.units(tx, [due.unitId]);
  await deps.notifications.tell(tx, {
    ...{ personIds: [due.enteredBy], module: 'SARABUN', kind, title: unitNews[kind] },
    place: `/settings/${settingsMenus.centre}/unit-dissolution`,
    message: problem ? `${unit?.name ?? '–'}: ${problemOf(problem).th}` : (unit?.name ?? '–'),
    ...{ documentId: null, transactionId: null, documentRef: '' },
    ...{ isConfidential: false, urgency: 'normal' },
  });
}

/** What prevented the dissolution of a unit, as a text. */
export function problemOf(code: string): { readonly th: string; readonly en: string } {
  const known = organisationErrors as Readonly<
    Record<string, { th: string; en: string } | undefined>
  >;
  const { th, en } = known[code] ?? {
    th: 'หน่วยงานนี้สิ้นสุดไปก่อนแล้ว',
    en: 'The unit had ended before.',
  };
  return { th, en };
}
