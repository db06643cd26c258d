import { civilDateAt, settingsMenus } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import { organisationErrors } from '@sarn/organisation/contract';
import type { Handle, Logger, Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { unitChangeNews, unitsErrors } from '../../contract/index.ts';
import type { listUnitPlans, UnitChange } from '../../contract/index.ts';
import { listOpenReaderChanges } from './reader-change.store.ts';
import { carryOutChange } from './unit-acts.service.ts';
import { listSecondPeople } from '../proposal/proposal.store.ts';
import { tryPlan } from './try-out.store.ts';
import { listUnitPlanRows, listUnitPlansDue, settleUnitPlan } from './unit-plan.store.ts';
import type { UnitPlanRow } from './unit-plan.store.ts';

/** Waiting, called off and failed plans, and the moves whose readers are not finished. */
export async function plans(
  deps: Dependencies,
  h: Handle,
): Promise<OutputOf<typeof listUnitPlans>> {
  const rows = await listUnitPlanRows(h);
  const moving = await listOpenReaderChanges(h);
  const seconds = await listSecondPeople(h, rows);
  const ids = rows.flatMap(({ unitId, change }) =>
    change.act === 'move' ? [unitId, change.parentId] : [unitId],
  );
  const all = [...new Set([...ids, ...moving.map(({ unitId }) => unitId)])];
  const units = await deps.organisation.units(h, all);
  const nameOf = (id: string) => units.find((unit) => unit.id === id)?.name ?? '–';
  return {
    rows: rows.map(({ unitId, change, settledReason, enteredBy: _by, proposalId, ...row }) => ({
      ...row,
      second: seconds.get(proposalId ?? '') ?? null,
      unit: { id: unitId, name: nameOf(unitId) },
      act: change.act,
      to: aimOf(change, nameOf),
      settledReason: row.state === 'failed' ? '' : settledReason,
      problem: row.state === 'failed' ? problemOf(settledReason) : null,
    })),
    moving: moving.map(({ unitId, documents }) => ({
      unit: { id: unitId, name: nameOf(unitId) },
      documents,
    })),
  };
}

/** What an act gives, in one line. */
function aimOf(change: UnitChange, nameOf: (id: string) => string): string {
  if (change.act === 'rename') return change.nameTh;
  if (change.act === 'letter-code') return change.letterCode;
  if (change.act === 'move') return nameOf(change.parentId);
  return change.parts.map(({ nameTh }) => nameTh).join(', ');
}

/**
 * Carries out the plans whose day has come in Bangkok, also days later when the server was down. The
 * person who entered a plan gets a notice either way.
 *
 * @param key id of this run in the history
 */
export async function changePlanned(
  deps: Dependencies,
  tx: Tx,
  log: Logger,
  key: string,
): Promise<void> {
  const today = civilDateAt(deps.platform.clock.now());
  for (const due of await listUnitPlansDue(tx, today)) {
    const problem = await tryOut(deps, tx, due, key);
    await settle(deps, tx, due, problem, key);
    log.info({ unitId: due.unitId, planId: due.id, problem }, 'a planned change of a unit');
  }
}

/** @returns the code of what prevents it; null when it is done */
function tryOut(deps: Dependencies, tx: Tx, due: UnitPlanRow, key: string): Promise<string | null> {
  const { unitId, change, from, orderNo, reason } = due;
  const now = deps.platform.clock.now().toISOString();
  const { enteredBy: id, enteredName: name, proposalId } = due;
  const by = { id, name, now, requestId: key, proposalId };
  const order = { from, orderNo, reason };
  return tryPlan(tx, () => carryOutChange(deps, tx, by, { unitId, order, change, seen: null }));
}

async function settle(
  deps: Dependencies,
  tx: Tx,
  due: UnitPlanRow,
  problem: string | null,
  key: string,
): Promise<void> {
  const at = deps.platform.clock.now().toISOString();
  await settleUnitPlan(tx, due.id, {
    state: problem ? 'failed' : 'done',
    reason: problem ?? '',
    at,
  });
  if (problem) {
    await deps.platform.audit.write(tx, {
      act: 'settings.unit.plan-failed',
      callerId: null,
      subject: { kind: 'unit', id: due.unitId },
      detail: { problem, orderNo: due.orderNo },
      requestId: key,
    });
  }
  const kind = problem ? 'unit.change-failed' : 'unit.changed';
  const [unit] = await deps.organisation.units(tx, [due.unitId]);
  const name = unit?.name ?? '–';
  await deps.notifications.tell(tx, {
    ...{ personIds: [due.enteredBy], module: 'SARABUN', kind, title: unitChangeNews[kind] },
    place: `/settings/${settingsMenus.centre}/setup-organization?unit=${due.unitId}`,
    message: problem ? `${name}: ${problemOf(problem).th}` : name,
    ...{ documentId: null, transactionId: null, documentRef: '' },
    ...{ isConfidential: false, urgency: 'normal' },
  });
}

/** What prevented a planned act, as a sentence without its parameters. */
function problemOf(code: string): { readonly th: string; readonly en: string } {
  const known: Readonly<Record<string, { th: string; en: string } | undefined>> = {
    ...organisationErrors,
    ...unitsErrors,
  };
  const { th, en } = known[code] ?? {
    th: 'หน่วยงานนี้เปลี่ยนไปก่อนแล้ว',
    en: 'The unit had changed before.',
  };
  return { th: withoutParameters(th), en: withoutParameters(en) };
}

const withoutParameters = (sentence: string): string =>
  sentence.replaceAll(/\s*\(?\{\w+\}\)?/g, '').trim();
