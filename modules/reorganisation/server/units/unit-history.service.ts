import { organisationAuditWords } from '@sarn/organisation/contract';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { listAuditDetails } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import {
  dissolutionAuditWords,
  proposalAuditWords,
  unitsAuditWords,
} from '../../contract/index.ts';
import type { unitHistory, UnitHistoryEntry } from '../../contract/index.ts';

const acts = {
  ...organisationAuditWords.acts,
  ...dissolutionAuditWords.acts,
  ...unitsAuditWords.acts,
  ...proposalAuditWords.acts,
};
/** Most entries shown; the audit trail itself has all. */
const atMost = 200;

/** Who changed what of a unit, when and why: the audit trail of the unit, read as it was written. */
export async function history(
  deps: Dependencies,
  h: Handle,
  { unitId }: InputOf<typeof unitHistory>,
): Promise<OutputOf<typeof unitHistory>> {
  const entries = await listAuditDetails(h, { kind: 'unit', id: unitId }, atMost);
  const callers = [...new Set(entries.flatMap(({ callerId }) => callerId ?? []))];
  const cards = await deps.organisation.personCard(h, callers);
  const unitIds = entries.flatMap(({ detail }) => [
    detail['parentId.old'] ?? '',
    detail['parentId.new'] ?? '',
  ]);
  const units = await deps.organisation.units(h, [...new Set(unitIds)].filter(Boolean));
  const names = new Map(units.map(({ id, name }) => [id, name]));
  return {
    rows: entries.map(({ id, at, act, callerId, detail }) => ({
      ...{ id, at, name: cards.find((card) => card.id === callerId)?.name ?? '' },
      act: acts[act] ?? { th: act, en: act },
      changes: changesOf(detail, names),
      from: detail['from'] ?? detail['lastDay'] ?? null,
      orderNo: detail['orderNo'] ?? '',
      reason: detail['reason'] ?? '',
    })),
  };
}

/** The pairs `field.old`, `field.new` of an entry; units by their names. */
function changesOf(
  detail: Readonly<Record<string, string>>,
  units: ReadonlyMap<string, string>,
): UnitHistoryEntry['changes'] {
  const shown = (value: string | undefined) => units.get(value ?? '') ?? value ?? '';
  return Object.keys(detail).flatMap((key) => {
    const field = /^(.+)\.new$/.exec(key)?.[1];
    if (field === undefined) return [];
    return [{ field, old: shown(detail[`${field}.old`]), new: shown(detail[key]) }];
  });
}
