import { AppError } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { saveMemo } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { saveDraft } from './draft.service.ts';

/** Writes a memo as draft, or a new version of one's own; see `saveDraft`. */
export async function save(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  memo: InputOf<typeof saveMemo>,
): Promise<{ documentId: string; version: number }> {
  const { unitIds, ...draft } = memo;
  await assertUnits(deps, tx, unitIds);
  return saveDraft(deps, tx, context, {
    ...draft,
    kind: 'inside',
    bodyJson: memo.bodyJson ?? null,
    addressedUnitIds: unitIds,
    alsoFoundBy: [],
  });
}

async function assertUnits(deps: Dependencies, tx: Tx, unitIds: readonly string[]): Promise<void> {
  if (new Set(unitIds).size < unitIds.length) throw new AppError('registry.recipient-twice');
  const units = await deps.organisation.units(tx, unitIds);
  if (units.length < unitIds.length) throw new AppError('registry.recipient-unknown');
}
