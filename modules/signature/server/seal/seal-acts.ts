import { AppError } from '@sarn/kernel';
import type { DocumentAct } from '@sarn/document/server';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { Deps } from '../dependencies.ts';
import { readable } from '../read.service.ts';
import { ruleOf } from '../rule.ts';
import { askForSeals, confirmSeals, listSeals } from './agency-seal.store.ts';
import type { Sealing } from './apply-seals.ts';
import type { FilledAfter } from './seal-fields.ts';
import { refusalToConfirm } from './read-seals.ts';

/** After the acts that give a number, or the stamp, the e-seal adds them to the signed file. */
export const sealAfterAct =
  ({ documents }: Deps, sealing: Sealing) =>
  async (tx: Tx, { before, after, givesNumber, actorId }: DocumentAct): Promise<void> => {
    const isStamped = after.state === 'SEALED' && before.state !== 'SEALED';
    const acts: FilledAfter[] = [
      ...(givesNumber ? (['number'] as const) : []),
      ...(isStamped ? (['seal'] as const) : []),
    ];
    if (acts.length === 0) return;
    const needsSecond = givesNumber && (await ruleOf(tx, after.kind)).sealNeedsSecond;
    const at = documents.platform.clock.now().toISOString();
    const asked = { after: acts, askedBy: actorId, needsSecond, at };
    if (await askForSeals(tx, after.id, asked)) sealing.begin(tx);
  };

/**
 * A signed file without its number must not leave.
 *
 * @throws AppError 'signature.seal-second', 'signature.seal-pending'
 */
export async function assertSealed(tx: Tx, documentId: string): Promise<void> {
  const open = (await listSeals(tx, documentId)).filter(({ sealedAt }) => sealedAt === null);
  if (open.length === 0) return;
  const isUnconfirmed = open.some(({ needsSecond, confirmedBy }) => needsSecond && !confirmedBy);
  throw new AppError(isUnconfirmed ? 'signature.seal-second' : 'signature.seal-pending');
}

/**
 * A second person confirms that the e-seal is added.
 *
 * @throws AppError 'signature.seal-none', 'signature.seal-own', 'signature.seal-forbidden' and those of reading
 */
export async function confirm(
  deps: Deps,
  tx: Tx,
  { caller, requestId }: SignedContext,
  documentId: string,
  sealing: Sealing,
): Promise<void> {
  const document = await readable(deps, tx, caller, documentId);
  const refusal = await refusalToConfirm(tx, caller, document);
  if (refusal) throw new AppError(refusal);
  const { clock, audit } = deps.documents.platform;
  await confirmSeals(tx, documentId, { personId: caller.id, at: clock.now().toISOString() });
  await audit.write(tx, {
    ...{ act: 'signature.seal-confirm', callerId: caller.id, requestId },
    ...{ subject: { kind: 'document', id: documentId }, detail: {} },
  });
  deps.documents.changes.document(tx, documentId);
  sealing.begin(tx);
}
