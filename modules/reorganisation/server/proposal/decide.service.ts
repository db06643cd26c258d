import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { actorOf } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { proposalOutcomes } from '../../contract/index.ts';
import type { decideUnitProposal } from '../../contract/index.ts';
import { carryOut } from '../dissolution/carry-out.ts';
import type { Orderer } from '../dissolution/carry-out.ts';
import { assertSeen } from '../dissolution/dissolution.service.ts';
import { enterPlan } from '../dissolution/plan.service.ts';
import { enterChange } from '../units/unit-acts.service.ts';
import { tryPlan } from '../units/try-out.store.ts';
import { isStale, orderNoOf, othersWhoMay, tell } from './propose.service.ts';
import { decideProposal, findWaitingForUpdate, listDueForUpdate } from './proposal.store.ts';
import type { Decided, ProposalRow } from './proposal.store.ts';

/**
 * A second person confirms a proposal, or refuses it; who proposed it may withdraw it.
 *
 * @throws AppError 'reorganisation.proposal-over', 'reorganisation.proposal-own',
 *   'reorganisation.proposal-stale', 'registry.unit-work-changed', and what prevents the act now
 */
export async function decide(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { proposalId, decision, seen, reason }: InputOf<typeof decideUnitProposal>,
): Promise<OutputOf<typeof decideUnitProposal>> {
  const actor = await actorOf(deps, tx, context);
  const found = await findWaitingForUpdate(tx, proposalId);
  if (!found || found.expiresAt <= actor.now) throw new AppError('reorganisation.proposal-over');
  const isOwn = found.askedBy === actor.id;
  if (decision === 'confirm') {
    if (isOwn) throw new AppError('reorganisation.proposal-own');
    if (await isStale(deps, tx, found.versions)) {
      throw new AppError('reorganisation.proposal-stale');
    }
    await assertSeen(deps, tx, found.unitId, seen);
    const entered = { id: found.askedBy, name: found.askedName };
    await carry(deps, tx, { ...actor, entered, proposalId: found.id }, found);
  }
  const state = decision === 'confirm' ? 'applied' : isOwn ? 'withdrawn' : 'refused';
  const by = { id: actor.id, name: actor.name };
  await settle(deps, tx, found, { state, by, at: actor.now, reason }, actor.requestId);
  return {};
}

/** Carries out what was proposed; what was to come then, and is past now, at once. */
async function carry(
  deps: Dependencies,
  tx: Tx,
  by: Orderer,
  { payload }: Pick<ProposalRow, 'payload'>,
): Promise<void> {
  if (payload.act === 'split') {
    await enterChange(deps, tx, by, { ...payload, seen: null });
    return;
  }
  const { act: _end, ...order } = payload;
  if (order.lastDay >= civilDateAt(by.now)) await enterPlan(deps, tx, by, order);
  else await carryOut(deps, tx, by, order, async () => undefined);
}

const acts: Readonly<Record<Decided['state'], string>> = {
  applied: 'settings.unit.proposal-confirmed',
  refused: 'settings.unit.proposal-refused',
  withdrawn: 'settings.unit.proposal-withdrawn',
  void: 'settings.unit.proposal-void',
  failed: 'settings.unit.proposal-failed',
};

/** Keeps what became of a proposal; the entry in the audit trail names both people. */
async function settle(
  deps: Dependencies,
  tx: Tx,
  found: ProposalRow,
  decided: Decided,
  requestId: string,
): Promise<void> {
  const { state, by, reason } = decided;
  await decideProposal(tx, found.id, decided);
  const isAlone = state === 'applied' && by === null;
  await deps.platform.audit.write(tx, {
    act: isAlone ? 'settings.unit.proposal-alone' : acts[state],
    callerId: by?.id ?? null,
    subject: { kind: 'unit', id: found.unitId },
    detail: {
      ...{ proposedBy: found.askedBy, proposedName: found.askedName, decidedName: by?.name ?? '' },
      ...{ act: found.payload.act, orderNo: orderNoOf(found.payload), reason },
    },
    requestId,
  });
  if (by?.id === found.askedBy) return;
  await tell(deps, tx, {
    ...{ kind: 'unit.proposal-decided', personIds: [found.askedBy], payload: found.payload },
    title: proposalOutcomes[state],
    // Of what failed the reason is a code, which the activity log puts into words.
    reason: state === 'refused' ? reason : '',
  });
}

/**
 * Ends what nobody decided in time, and carries out what nobody else could have decided.
 *
 * @param key id of this run in the history
 * @returns how many were settled
 */
export async function settleDue(deps: Dependencies, tx: Tx, key: string): Promise<number> {
  const at = deps.platform.clock.now().toISOString();
  let settled = 0;
  for (const found of await listDueForUpdate(tx, at)) {
    const isOver = found.expiresAt <= at;
    // Somebody else may confirm it by now.
    if (!isOver && (await othersWhoMay(deps, tx, found.askedBy)).length > 0) continue;
    const problem = isOver ? null : await carryAlone(deps, tx, found, { at, key });
    const state = isOver ? 'void' : problem === null ? 'applied' : 'failed';
    await settle(deps, tx, found, { state, by: null, at, reason: problem ?? '' }, key);
    settled += 1;
  }
  return settled;
}

/** @returns the code of what prevents it; null when it is done */
async function carryAlone(
  deps: Dependencies,
  tx: Tx,
  found: ProposalRow,
  { at, key }: { readonly at: string; readonly key: string },
): Promise<string | null> {
  if (await isStale(deps, tx, found.versions)) return 'reorganisation.proposal-stale';
  const { askedBy: id, askedName: name } = found;
  const by = { id, name, now: at, requestId: key, proposalId: found.id };
  return tryPlan(tx, () => carry(deps, tx, by, found));
}
