import type { OutputOf } from '@sarn/kernel';
import type { Handle, SignedContext } from '@sarn/platform-server';
import { registerTerms } from '@sarn/register/contract';
import type { Dependencies } from '@sarn/document/server';
import type { listUnitProposals, UnitProposal } from '../../contract/index.ts';
import { listLastNumbers } from '../dissolution/dissolution.store.ts';
import { workOf } from '../dissolution/work.ts';
import { rightsNaming } from '../left/left.service.ts';
import { isStale } from './propose.service.ts';
import { listWaiting } from './proposal.store.ts';
import type { ProposalPayload, ProposalRow } from './proposal.store.ts';

/** What waits for a second person, with what waits in each unit now: numbers alone. */
export async function proposals(
  deps: Dependencies,
  h: Handle,
  { caller }: Pick<SignedContext, 'caller'>,
): Promise<OutputOf<typeof listUnitProposals>> {
  const now = deps.platform.clock.now().toISOString();
  const waiting = (await listWaiting(h)).filter(({ expiresAt }) => expiresAt > now);
  const ids = waiting.flatMap(({ unitId, payload }) => [
    unitId,
    ...(payload.act === 'end' && payload.successorId ? [payload.successorId] : []),
  ]);
  const units = await deps.organisation.units(h, [...new Set(ids)]);
  const nameOf = (id: string) => units.find((unit) => unit.id === id)?.name ?? '–';
  const rows: UnitProposal[] = [];
  for (const row of waiting) {
    const isOwn = row.askedBy === caller.id;
    rows.push({ ...(await shown(deps, h, row, nameOf)), isOwn });
  }
  return { rows, asksSecond: deps.asksSecond() };
}

async function shown(
  deps: Dependencies,
  h: Handle,
  { payload, versions, work, askedBy: _by, unitId, ...row }: ProposalRow,
  nameOf: (id: string) => string,
): Promise<Omit<UnitProposal, 'isOwn'>> {
  const registers = await listLastNumbers(h, unitId);
  return {
    ...{ ...row, ...factsOf(payload, nameOf), shown: work },
    unit: { id: unitId, name: nameOf(unitId) },
    work: await workOf(deps, h, unitId),
    registers: registers.map(({ kind, year, lastNumber }) => {
      return { kindTerm: registerTerms[kind], year, lastNumber };
    }),
    left: isDissolution(payload)
      ? [...((await rightsNaming(deps, h, [unitId])).get(unitId) ?? [])]
      : [],
    isStale: await isStale(deps, h, versions),
  };
}

const isDissolution = (payload: ProposalPayload): boolean =>
  payload.act === 'end' || (payload.change.act === 'split' && !payload.change.goesOn);

function factsOf(
  payload: ProposalPayload,
  nameOf: (id: string) => string,
): Pick<UnitProposal, 'act' | 'to' | 'day' | 'orderNo' | 'note'> {
  if (payload.act === 'end') {
    const { successorId, lastDay: day, orderNo, note } = payload;
    if (successorId === null) return { act: 'dissolve', to: '', day, orderNo, note };
    return { act: 'merge', to: nameOf(successorId), day, orderNo, note };
  }
  const { change, order } = payload;
  const parts = change.act === 'split' ? change.parts : [];
  const to = parts.map(({ nameTh }) => nameTh).join(', ');
  return { act: 'split', to, day: order.from, orderNo: order.orderNo, note: order.reason };
}
