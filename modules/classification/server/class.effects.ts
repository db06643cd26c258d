import { secretLevelOf } from '@sarn/organisation/contract';
import { AppError } from '@sarn/kernel';
import { asking } from '@sarn/document/server';
import type { Move } from '@sarn/document/server';
import { classifyByFlow } from './classify.service.ts';
import { wasNumberedOpenly } from './classify.store.ts';
import { stateOf } from '@sarn/document/server';

/** Gives the paper another class; what waits waits on, under the new one. */
export const changeClass = asking(['classify'], async (move, { input: change }) => {
  const { document } = move.subject;
  const isRise = secretLevelOf(change.secrecy) > secretLevelOf(document.secrecy);
  if (isRise !== (move.row.act === 'classify')) throw new AppError('registry.secret-direction');
  move.detail.push(...(await classifyByFlow(move, document, change)));
  move.documentChange.secrecy = change.secrecy;
  move.to = stateOf(move.subject);
});

/** A letter that came with its class has it from another agency: that one alone lowers it. */
export async function assertClassGivenHere({ tx, subject: { document } }: Move): Promise<void> {
  if (document.kind !== 'outside' || (await wasNumberedOpenly(tx, document.id))) return;
  throw new AppError('registry.secret-not-originator');
}
