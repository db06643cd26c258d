import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { reopenUnit } from '../../contract/index.ts';
import { actorOf } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { reopenRegisters } from '@sarn/register/server';
import { reopenDissolution } from './dissolution.store.ts';

/**
 * Reopens a dissolved unit under its old name. Its registers go on after their last
 * number, so that none is given twice. Documents, people and units that were moved stay where they
 * are, because others have worked with them since.
 *
 * @throws 'registry.unit-not-ended', 'identity.unit-parent-ended', 'identity.taken'
 */
export async function reopen(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { unitId, orderNo, reason }: InputOf<typeof reopenUnit>,
): Promise<OutputOf<typeof reopenUnit>> {
  const actor = await actorOf(deps, tx, context);
  const isOurs = await reopenDissolution(tx, unitId, {
    ...{ orderNo, reason, by: actor.id, name: actor.name, at: actor.now },
  });
  if (!isOurs) throw new AppError('registry.unit-not-ended');
  await deps.units.reopenUnit(tx, { callerId: actor.id, requestId: actor.requestId }, unitId);
  const registers = await reopenRegisters(tx, unitId);
  await deps.platform.audit.write(tx, {
    act: 'registry.unit-reopened',
    callerId: actor.id,
    subject: { kind: 'unit', id: unitId },
    detail: { orderNo, reason },
    requestId: actor.requestId,
  });
  return { registers };
}
