import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { openMatters } from '../../contract/index.ts';
import { registerTerms } from '@sarn/register/contract';
import type {
  endUnit,
  listUnitDissolutions,
  previewUnitDissolution,
} from '../../contract/index.ts';
import { actorOf } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import type { UnitCard } from '@sarn/document/server';
import { carryOut } from './carry-out.ts';
import { leftNaming, rightsNaming } from '../left/left.service.ts';
import { propose } from '../proposal/propose.service.ts';
import { listSecondPeople } from '../proposal/proposal.store.ts';
import { listDissolutions, listLastNumbers } from './dissolution.store.ts';
import { problemOf } from './plan.service.ts';
import { listPlans } from './plan.store.ts';
import { workOf } from './work.ts';

async function unitOf(deps: Dependencies, h: Handle, unitId: string): Promise<UnitCard> {
  const [unit] = await deps.organisation.units(h, [unitId]);
  if (!unit) throw new AppError('registry.recipient-unknown');
  return unit;
}

const refOf = ({ id, name }: UnitCard) => ({ id, name });

/** Counts what waits in a unit, for the administrator; no content of any document is given. */
export async function preview(
  deps: Dependencies,
  h: Handle,
  { unitId }: InputOf<typeof previewUnitDissolution>,
): Promise<OutputOf<typeof previewUnitDissolution>> {
  const unit = await unitOf(deps, h, unitId);
  const [, parentId] = await deps.organisation.ancestors(h, unitId);
  const registers = await listLastNumbers(h, unitId);
  const left = await rightsNaming(deps, h, [unitId]);
  return {
    unit: refOf(unit),
    above: parentId ? refOf(await unitOf(deps, h, parentId)) : null,
    work: await workOf(deps, h, unitId),
    left: [...(left.get(unitId) ?? [])],
    registers: registers.map(({ kind, year, lastNumber }) => {
      return { kindTerm: registerTerms[kind], year, lastNumber };
    }),
  };
}

/**
 * Dissolves or merges a unit as the order says, at once.
 *
 * @throws 'registry.unit-work-changed' when more waits there than was shown before
 */
export async function end(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof endUnit>,
): Promise<OutputOf<typeof endUnit>> {
  const actor = await actorOf(deps, tx, context);
  const { unitId, lastDay, orderNo, note } = input;
  const order = { unitId, lastDay, orderNo, note, successorId: input.successorId ?? null };
  if (deps.asksSecond()) {
    // Refused now what would be refused then.
    await deps.units.assertEndable(tx, order);
    await assertSeen(deps, tx, unitId, input.seen);
    const proposed = await propose(deps, tx, actor, { act: 'end', ...order });
    return { returned: 0, moved: 0, goesOnAt: null, proposalId: proposed };
  }
  const check = () => assertSeen(deps, tx, unitId, input.seen);
  return { ...(await carryOut(deps, tx, actor, order, check)), proposalId: null };
}

/** @throws AppError 'registry.unit-work-changed' when more waits in a unit than was shown */
export async function assertSeen(
  deps: Dependencies,
  tx: Tx,
  unitId: string,
  seen: number,
): Promise<void> {
  const work = await workOf(deps, tx, unitId);
  if (openMatters(work) > seen) throw new AppError('registry.unit-work-changed');
}

/** Units that were dissolved or merged here, and the plans, the latest first. */
export async function dissolutions(
  deps: Dependencies,
  h: Handle,
): Promise<OutputOf<typeof listUnitDissolutions>> {
  const rows = await listDissolutions(h);
  const plans = await listPlans(h);
  const ended = rows.filter(({ reopened }) => reopened === null).map(({ unitId }) => unitId);
  const left = await leftNaming(deps, h, ended);
  const seconds = await listSecondPeople(h, [...rows, ...plans]);
  const ids = [...rows, ...plans].flatMap(({ unitId, successorId }) => [
    unitId,
    ...(successorId ? [successorId] : []),
  ]);
  const units = await deps.organisation.units(h, [...new Set(ids)]);
  const names = new Map(units.map((unit) => [unit.id, unit.name]));
  const ref = (id: string) => ({ id, name: names.get(id) ?? '–' });
  const refs = ({ unitId, successorId }: { unitId: string; successorId: string | null }) => ({
    unit: ref(unitId),
    successor: successorId ? ref(successorId) : null,
  });
  return {
    rows: rows.map(({ proposalId, ...row }) => ({
      ...{ ...row, ...refs(row), second: seconds.get(proposalId ?? '') ?? null },
      left: row.reopened === null ? [...(left.get(row.unitId) ?? [])] : [],
    })),
    plans: plans.map(({ state, reason, proposalId, ...row }) => ({
      ...{ ...row, ...refs(row), state, second: seconds.get(proposalId ?? '') ?? null },
      reason: state === 'failed' ? '' : reason,
      problem: state === 'failed' ? problemOf(reason) : null,
    })),
  };
}
