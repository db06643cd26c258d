import { postPrincipal } from '@sarn/organisation/contract';
import { assertSteps } from '@sarn/creation/server';
import { AppError } from '@sarn/kernel';
import {
  awaitingState,
  isPublicationKind,
  maySignTogether,
  publicationRules,
} from '@sarn/document/contract';
import { keysOfNamed, unitReaderKeys } from '@sarn/document/server';
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

/** Starts the route of a draft: reviewers in the order named, then those who sign. */
export const startRoute = asking(['submit'], async (run, { input }) => {
  const { reviewerIds, coSignatoryIds, signatoryId, inParallel } = input;
  const people = [...reviewerIds, ...coSignatoryIds, signatoryId];
  if (new Set(people).size < people.length) throw new AppError('registry.route-twice');
  await assertReviewers(run, reviewerIds);
  await assertCoSignatories(run, coSignatoryIds);
  const signingPost = await assertSignatory(run, signatoryId);
  await assertSteps(run, { reviewerIds, signatoryId });
  const round = run.subject.document.routeRound + 1;
  const own = (role: 'review' | 'sign') => async (personId: string, index: number) => ({
    ...{ role, personId, postId: await ownPostOf(run, personId) },
    startsWithPrevious: role === 'sign' && inParallel && index > 0,
  });
  const stations = [
    ...(await Promise.all(reviewerIds.map(own('review')))),
    ...(await Promise.all(coSignatoryIds.map(own('sign')))),
    {
      ...{ role: 'sign' as const, personId: signatoryId, postId: signingPost },
      startsWithPrevious: inParallel && coSignatoryIds.length > 0,
    },
  ];
  const steps = await insertSteps(run.tx, run.subject.document.id, round, stations);
  run.documentChange.routeRound = round;
  run.newReaders.push(...people.map((id) => `p:${id}`));
  run.newReaders.push(...steps.flatMap(({ postId }) => (postId ? [postPrincipal(postId)] : [])));
  goTo(run, steps);
});

/**
 * People who sign beside the signatory. They may be of any unit: two divisions sign what binds both.
 *
 * @throws AppError 'registry.one-signatory', 'identity.may-not-sign'
 */
async function assertCoSignatories(run: TransitionRun, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  if (!maySignTogether(run.subject.document.kind)) throw new AppError('registry.one-signatory');
  await run.deps.organisation.assertMaySign(run.tx, [...ids]);
}

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
  const change = { state, actedAt: run.actor.now, actedBy: actedBy(run, active) };
  await setStep(run.tx, active.id, change);
  await beginNext(run, stepsWith(run, active, change));
}

/** Those that follow the last done step become active, where nobody is at work before them. */
async function beginNext(run: TransitionRun, steps: readonly StepRow[]): Promise<void> {
  const waiting = steps.filter(({ state }) => state === 'waiting');
  const [next] = waiting;
  if (!next || steps.some(({ state }) => state === 'active')) return goTo(run, steps);
  const later = waiting.findIndex((one, index) => index > 0 && !one.startsWithPrevious);
  const begun = waiting.slice(0, later === -1 ? undefined : later).map(({ id }) => id);
  for (const id of begun) await setStep(run.tx, id, { state: 'active', actedAt: null });
  goTo(
    run,
    steps.map((step) => (begun.includes(step.id) ? { ...step, state: 'active' } : step)),
  );
}

const stepsWith = (run: TransitionRun, { id }: StepRow, change: Partial<StepRow>): StepRow[] =>
  run.subject.steps.map((step) => (step.id === id ? { ...step, ...change } : step));

/** The draft goes back to its drafter; the next submission starts a new round. */
export async function returnRoute(run: TransitionRun): Promise<void> {
  const active = activeStep(run);
  await setStep(run.tx, active.id, {
    ...{ state: 'returned', actedAt: run.actor.now, actedBy: actedBy(run, active) },
  });
  await stopActive(run, active.id);
}

export async function withdrawRoute(run: TransitionRun): Promise<void> {
  await stopActive(run, null);
}

async function stopActive(run: TransitionRun, exceptId: string | null): Promise<void> {
  for (const { id, state } of run.subject.steps) {
    if (state !== 'active' || id === exceptId) continue;
    await setStep(run.tx, id, { state: 'waiting', actedAt: null });
  }
}

/**
 * Signs or approves at the own step; name and post of that day stay on it. With the last signature they stay on
 * the document, those of the signatory who stands last on the page.
 *
 * @returns whether it was the last one; the document waits on in its state for the others
 */
export async function signActive(run: TransitionRun): Promise<boolean> {
  await run.deps.organisation.assertMaySign(run.tx, [run.actor.id]);
  const active = activeStep(run);
  const change = {
    ...{ state: 'signed' as const, actedAt: run.actor.now, actedBy: actedBy(run, active) },
    ...{ signedName: run.actor.name, signedLines: linesOf(run.post) },
    signedForName: run.post?.acting?.principalName ?? '',
  };
  await setStep(run.tx, active.id, change);
  const steps = stepsWith(run, active, change);
  if (steps.some(({ role, state }) => role === 'sign' && state !== 'signed')) {
    await beginNext(run, steps);
    return false;
  }
  run.steps = steps;
  signDocument(run, steps.at(-1) ?? { ...active, ...change });
  return true;
}

function signDocument(run: TransitionRun, last: StepRow): void {
  run.documentChange.signedByName = last.signedName;
  run.documentChange.signedByPost = last.signedLines.join(' ');
  run.documentChange.signedByLines = last.signedLines;
  run.documentChange.signedForName = last.signedForName;
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
  if (!(await signActive(run))) return;
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

/** Of several active steps that of the actor: by the key of the act, else by the person. */
function activeStep({ subject, principal, actor }: TransitionRun): StepRow {
  const active = subject.steps.filter((step) => step.state === 'active');
  const own =
    active.find(({ personId, postId }) => keysOfNamed(personId, postId).includes(principal)) ??
    active.find(({ personId }) => personId === actor.id) ??
    active[0];
  if (!own) throw new Error('a document on its route without an active station');
  return own;
}

function goTo(run: TransitionRun, steps: readonly StepRow[]): void {
  const active = steps.find((step) => step.state === 'active');
  run.to = active?.role === 'sign' ? awaitingState(run.subject.document.kind) : 'IN_REVIEW';
  run.steps = steps;
}
