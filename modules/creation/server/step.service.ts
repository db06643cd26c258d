import { AppError } from '@sarn/kernel';
import type { TransitionRun } from '@sarn/document/server';
import { creationSteps } from '../contract/index.ts';
import type { CreationStep } from '../contract/index.ts';
import { findRule } from './creation.store.ts';

interface Route {
  readonly reviewerIds: readonly string[];
  readonly signatoryId: string;
}

/**
 * A submitted draft passes the steps that the rule of its kind demands.
 *
 * @throws AppError 'creation.step'
 */
export async function assertSteps(run: TransitionRun, route: Route): Promise<void> {
  const { steps = [] } = (await findRule(run.tx, run.subject.document.kind)) ?? {};
  for (const step of steps) {
    if (await passes[step](run, route)) continue;
    const { th, en } = creationSteps[step];
    const row = run.subject.document.kind;
    throw new AppError('creation.step', { step: th, stepEn: en, row });
  }
}

type Passes = (run: TransitionRun, route: Route) => Promise<boolean>;

const passes: Readonly<Record<CreationStep, Passes>> = {
  reviewer: async (_run, { reviewerIds }) => reviewerIds.length > 0,
  'unit-head': passesHead,
};

/** The head reviews or signs it, or wrote it. */
async function passesHead(run: TransitionRun, route: Route): Promise<boolean> {
  const { ownerUnitId, authorId } = run.subject.document;
  for (const personId of [...route.reviewerIds, route.signatoryId, authorId]) {
    if (personId === null) continue;
    const posts = await run.deps.organisation.postsOf(run.tx, personId, run.actor.today);
    if (posts.some((post) => post.duty === 'head' && post.servesUnitId === ownerUnitId))
      return true;
  }
  return false;
}
