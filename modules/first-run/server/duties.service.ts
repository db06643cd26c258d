import { AppError, buddhistYear, need, newId } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import { openRegister, voidSample } from '@sarn/register/server';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { setFirstDuties } from '../contract/index.ts';
import type { FirstRun } from './needs.ts';
import { listOffice } from './office.store.ts';
import type { OfficeUnit } from './office.store.ts';
import { beginStep, endStep } from './turn.ts';
import { todayOf } from './view.service.ts';

/** Whom the roles of registering letters and of deciding are given to. */
const roles = { clerk: 'central-registry', head: 'executive' } as const;

/**
 * Gives the posts of the clerk of the central registry and of the head of the agency, and takes one
 * number that is voided at once.
 *
 * @returns the sample number as printed; null where none was wanted
 * @throws AppError 'first-run.unknown-person', 'first-run.post-held'
 */
export async function setDuties(
  deps: FirstRun,
  tx: Tx,
  context: SignedContext,
  { seen, clerkId, headId, withSample }: InputOf<typeof setFirstDuties>,
): Promise<string | null> {
  const run = await beginStep(tx, 'duties', seen);
  const root = need((await listOffice(tx, todayOf(deps), 1))[0], 'the agency');
  await give(deps, tx, context, { duty: 'clerk', personId: clerkId, root });
  await give(deps, tx, context, { duty: 'head', personId: headId, root });
  await endStep(deps, tx, {
    ...{ run, step: 'duties', state: 'done', by: context.caller.id },
    ...{ requestId: context.requestId, detail: { clerkId, headId } },
  });
  // Last, as every number: its counter is locked to the end of the transaction.
  return withSample ? takeSample(deps, tx, context, root) : null;
}

async function give(
  { people, organisation, ...deps }: FirstRun,
  tx: Tx,
  { caller, requestId }: SignedContext,
  given: {
    readonly duty: 'clerk' | 'head';
    readonly personId: string | null;
    readonly root: OfficeUnit;
  },
): Promise<void> {
  const { duty, personId, root } = given;
  const by = { callerId: caller.id, requestId };
  const postId = need(duty === 'clerk' ? root.clerkPostId : root.headPostId, `the post ${duty}`);
  // Also for somebody who came with the file of people: without the role the post may do nothing.
  await people.grantRole(tx, by, roles[duty], { postId });
  if (personId === null) return;
  if (root[duty] !== null) throw new AppError('first-run.post-held');
  const known = await organisation.personCard(tx, [personId]);
  if (!known.has(personId)) throw new AppError('first-run.unknown-person');
  await people.holdPost(tx, by, { postId, personId, validFrom: todayOf(deps) });
}

async function takeSample(
  deps: FirstRun,
  tx: Tx,
  { caller, requestId }: SignedContext,
  { unitId }: OfficeUnit,
): Promise<string> {
  const { audit, clock } = deps.platform;
  const at = clock.now().toISOString();
  const day = todayOf(deps);
  const registerId = await openRegister(tx, unitId, 'outgoing', at);
  const cards = await deps.organisation.personCard(tx, [caller.id]);
  const actorName = cards.get(caller.id)?.name ?? '';
  return voidSample(audit, tx, {
    ...{ id: newId(), registerId, year: buddhistYear(day), day },
    reason: 'เลขตัวอย่างของการตั้งค่าครั้งแรก',
    by: { actorId: caller.id, actorName, at, requestId },
  });
}
