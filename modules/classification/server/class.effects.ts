import { secretLevelOf } from '@sarn/organisation/contract';
import { AppError } from '@sarn/kernel';
import { asking } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';
import { classifyByFlow } from './classify.service.ts';
import { wasNumberedOpenly } from './classify.store.ts';
import { stateOf } from '@sarn/document/server';

/** Changes the class of the document; its queue items stay, under the new class. */
export const changeClass = asking(['classify'], async (run, { input: change }) => {
  const { document } = run.subject;
  const isRise = secretLevelOf(change.secrecy) > secretLevelOf(document.secrecy);
  if (isRise !== (run.row.act === 'classify')) throw new AppError('registry.secret-direction');
  run.detail.push(...(await classifyByFlow(run, document, change)));
  run.documentChange.secrecy = change.secrecy;
  run.to = stateOf(run.subject);
});

/** A letter that came with its class has it from another agency: only that agency lowers it. */
export async function assertClassGivenHere({
  tx,
  subject: { document },
}: TransitionRun): Promise<void> {
  if (document.kind !== 'outside' || (await wasNumberedOpenly(tx, document.id))) return;
  throw new AppError('registry.secret-not-originator');
}
