import { postPrincipal } from '@sarn/organisation/contract';
import { assertSteps } from '@sarn/creation/server';
import { AppError } from '@sarn/kernel';
import { awaitingState, isPublicationKind, publicationRules } from '@sarn/document/contract';
import { unitReaderKeys } from '@sarn/document/server';
import { asking } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';
import { bookOf, giveNumber } from '@sarn/register/server';
import { insertSteps, setStep } from '@sarn/document/server';
import { isDocumentInScope } from '@sarn/document/server';
import { linesOf } from '@sarn/document/server';
import type { PostCard } from '@sarn/document/server';
import type { StepRow, Subject } from '@sarn/document/server';
import { sendTo } from './transmissions.effects.ts';
import { ownPostOf } from '@sarn/document/server';

/** Starts the route of a draft: reviewers in the order named, then the signatory. */
export const startRoute = asking(
  ['submit'],
  async (run, { input: { reviewerIds, signatoryId } }) => {
    const people = [...reviewerIds, signatoryId];
    if (new Set(people).size < people.length) throw new AppError('registry.route-twice');
    await assertReviewers(run, reviewerIds);
    const signingPost = await assertSignatory(run, signatoryId);
    await assertSteps(run, { reviewerIds, signatoryId });
    const round = run.subject.document.routeRound + 1;
    const stations = [
      ...(await Promise.all(
        reviewerIds.map(async (personId) => ({
          role: 'review' as const,
          personId,
          postId: await ownPostOf(run, personId),
        })),
      )),
      { role: 'sign' as const, personId: signatoryId, postId: signingPost },
    ];
    const steps = await insertSteps(run.tx, run.subject.document.id, round, stations);
    run.documentChange.routeRound = round;
    run.newReaders.push(...people.map((id) => `p:${id}`));
    run.newReaders.push(...steps.flatMap(({ postId }) => (postId ? [postPrincipal(postId)] : [])));
    goTo(run, steps);
  },
);

async function assertReviewers(run: TransitionRun, ids: readonly string[]): Promise<void> {
  const cards = await run.deps.organisation.personCard(run.tx, ids);
  if (cards.length < ids.length) throw new AppError('registry.recipient-unknown');
}

/**
 * The signatory must be head or deputy of the drafter's unit or of one above it; for kinds issued
 * by the agency, head or deputy of the agency.
 */
async function assertSignatory(run: TransitionRun, personId: string): Promise<string> {
  const { organisation } = run.deps;
  await organisation.assertMaySign(run.tx, [personId]);
  const { kind, ownerUnitId } = run.subject.document;
  const isOfAgency = isPublicationKind(kind) && publicationRules[kind].signatory === 'agency';
  const above = isOfAgency
    ? [(await organisation.rootUnit(run.tx)).id]
    : await organisation.ancestors(run.tx, ownerUnitId);
  const posts = await organisation.postsOf(run.tx, personId, run.actor.today);
  const post = posts.find(
    (one) =>
      ['head', 'deputy'].includes(one.duty) &&
      above.includes(one.servesUnitId) &&
      maySignFrom(one, run.subject, above),
  );
  if (post) return post.id;
  throw new AppError(isOfAgency ? 'registry.signatory-not-agency' : 'registry.signatory-invalid');
}

/** An own post may sign; an acting one only if the order covers signing this document. */
function maySignFrom({ acting }: PostCard, subject: Subject, line: readonly string[]): boolean {
  if (!acting?.isScoped) return true;
  const isSigning =
    acting.acts.length === 0 || acting.acts.some((act) => ['sign', 'approve'].includes(act));
  return isSigning && isDocumentInScope(acting, subject, line);
}

/** The active station is done; the next one becomes active. */
export async function advanceRoute(run: TransitionRun): Promise<void> {
  await goOn(run, 'passed');
}

/** Skips the active station, because its reviewer is away; the next one becomes active. */
export async function skipStep(run: TransitionRun): Promise<void> {
  const { personId } = activeStep(run);
  const [card] = await run.deps.organisation.personCard(run.tx, [personId]);
  run.detail.push({ label: { th: 'ข้าม', en: 'Skipped' }, value: card?.name ?? '–' });
  await goOn(run, 'skipped');
}

async function goOn(run: TransitionRun, state: 'passed' | 'skipped'): Promise<void> {
  const active = activeStep(run);
  await setStep(run.tx, active.id, state, run.actor.now, actedBy(run, active));
  const rest = run.subject.steps.filter((step) => step.seq > active.seq);
  const [next] = rest;
  if (!next) throw new Error('a route that does not end with a signature');
  await setStep(run.tx, next.id, 'active', null);
  goTo(run, [{ ...next, state: 'active' }]);
}

/** The draft goes back to its drafter; the next submission starts a new round. */
export async function returnRoute(run: TransitionRun): Promise<void> {
  const active = activeStep(run);
  await setStep(run.tx, active.id, 'returned', run.actor.now, actedBy(run, active));
}

export async function withdrawRoute(run: TransitionRun): Promise<void> {
  await setStep(run.tx, activeStep(run).id, 'waiting', null);
}

/** Signs or approves at the last station; name and post of that day stay on the document. */
export async function signActive(run: TransitionRun): Promise<void> {
  await run.deps.organisation.assertMaySign(run.tx, [run.actor.id]);
  const active = activeStep(run);
  await setStep(run.tx, active.id, 'signed', run.actor.now, actedBy(run, active));
  run.documentChange.signedByName = run.actor.name;
  run.documentChange.signedByPost = run.actorPost;
  run.documentChange.signedByLines = linesOf(run.post);
  run.documentChange.signedForName = run.post?.acting?.principalName ?? '';
  run.documentChange.signedAt = run.actor.now;
  run.documentChange.letterDate = run.actor.today;
}

/**
 * Signs, numbers and sends the memo in one transaction.
 *
 * The number is printed as `<letter code>/<running number>`, without the year.
 */
export async function signAndNumber(run: TransitionRun): Promise<void> {
  const { document } = run.subject;
  await signActive(run);
  const recipients = document.addressedUnitIds.map((unitId) => ({ unitId, role: 'main' as const }));
  const senders = [`p:${document.authorId}`, `clerk:${document.ownerUnitId}`];
  const names = await sendTo(run, recipients, '', senders);
  run.detail.push({ label: { th: 'ส่งถึง', en: 'Sent to' }, value: names.join(', ') });
  await numberMemo(run);
}

/** Numbers the memo; from then on the registry and the heads of its unit may read it too. */
async function numberMemo(run: TransitionRun): Promise<void> {
  const { document } = run.subject;
  const book = await bookOf(run);
  const line = await run.deps.organisation.ancestors(run.tx, document.ownerUnitId);
  run.newReaders.push(...unitReaderKeys(line), `clerk:${book.unitId}`);
  const [unit] = await run.deps.organisation.units(run.tx, [document.ownerUnitId]);
  await giveNumber(run, book, [document.title, document.addressee, unit?.name ?? '']);
}

/** Name and post of a person who acted at somebody else's station; empty at one's own. */
function actedBy(run: TransitionRun, { personId }: StepRow): string {
  return personId === run.actor.id ? '' : `${run.actor.name} ${run.actorPost}`;
}

function activeStep(run: TransitionRun): StepRow {
  const active = run.subject.steps.find((step) => step.state === 'active');
  if (!active) throw new Error('a document on its route without an active station');
  return active;
}

function goTo(run: TransitionRun, steps: readonly StepRow[]): void {
  const active = steps.find((step) => step.state === 'active');
  run.to = active?.role === 'sign' ? awaitingState(run.subject.document.kind) : 'IN_REVIEW';
  run.steps = steps;
}
