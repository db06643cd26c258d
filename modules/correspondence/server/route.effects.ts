import { postHolder } from '@sarn/organisation/contract';
import { AppError } from '@sarn/kernel';
import { awaitingState, isPublicationKind, publicationRules } from '@sarn/document/contract';
import { unitReaderKeys } from '@sarn/document/server';
import { asking } from '@sarn/document/server';
import type { Move } from '@sarn/document/server';
import { bookOf, giveNumber } from '@sarn/register/server';
import { insertSteps, setStep } from '@sarn/document/server';
import { isPaperInScope } from '@sarn/document/server';
import { linesOf } from '@sarn/document/server';
import type { PostCard } from '@sarn/document/server';
import type { StepRow, Subject } from '@sarn/document/server';
import { sendTo } from './transmissions.effects.ts';
import { ownPostOf } from '@sarn/document/server';

/** Sends the draft on its way: reviewers in the order named, then the signatory. */
export const startRoute = asking(
  ['submit'],
  async (move, { input: { reviewerIds, signatoryId } }) => {
    const people = [...reviewerIds, signatoryId];
    if (new Set(people).size < people.length) throw new AppError('registry.route-twice');
    if (!move.subject.document.bodyHtml) throw new AppError('registry.draft-incomplete');
    await assertReviewers(move, reviewerIds);
    const signingPost = await assertSignatory(move, signatoryId);
    const round = move.subject.document.routeRound + 1;
    const stations = [
      ...(await Promise.all(
        reviewerIds.map(async (personId) => ({
          role: 'review' as const,
          personId,
          postId: await ownPostOf(move, personId),
        })),
      )),
      { role: 'sign' as const, personId: signatoryId, postId: signingPost },
    ];
    const steps = await insertSteps(move.tx, move.subject.document.id, round, stations);
    move.documentChange.routeRound = round;
    move.newReaders.push(...people.map((id) => `p:${id}`));
    move.newReaders.push(...steps.flatMap(({ postId }) => (postId ? [postHolder(postId)] : [])));
    goTo(move, steps);
  },
);

async function assertReviewers(move: Move, ids: readonly string[]): Promise<void> {
  const cards = await move.deps.organisation.personCard(move.tx, ids);
  if (cards.length < ids.length) throw new AppError('registry.recipient-unknown');
}

/**
 * The signatory must head the drafter's unit or one above it, or be deputy there; for kinds by
 * which the agency itself speaks, head or deputy of the agency.
 */
async function assertSignatory(move: Move, personId: string): Promise<string> {
  const { organisation } = move.deps;
  const { kind, ownerUnitId } = move.subject.document;
  const isOfAgency = isPublicationKind(kind) && publicationRules[kind].signatory === 'agency';
  const above = isOfAgency
    ? [(await organisation.rootUnit(move.tx)).id]
    : await organisation.ancestors(move.tx, ownerUnitId);
  const posts = await organisation.postsOf(move.tx, personId, move.actor.today);
  const post = posts.find(
    (one) =>
      ['head', 'deputy'].includes(one.duty) &&
      above.includes(one.servesUnitId) &&
      maySignFrom(one, move.subject, above),
  );
  if (post) return post.id;
  throw new AppError(isOfAgency ? 'registry.signatory-not-agency' : 'registry.signatory-invalid');
}

/** A post of one's own signs; one of another's where the order covers signing this paper. */
function maySignFrom({ acting }: PostCard, subject: Subject, line: readonly string[]): boolean {
  if (!acting?.isScoped) return true;
  const isSigning =
    acting.acts.length === 0 || acting.acts.some((act) => ['sign', 'approve'].includes(act));
  return isSigning && isPaperInScope(acting, subject, line);
}

/** The active station is done; the next one becomes active. */
export async function advanceRoute(move: Move): Promise<void> {
  await goOn(move, 'passed');
}

/** The active station is left out, because its reviewer is away; the next one becomes active. */
export async function skipStep(move: Move): Promise<void> {
  const { personId } = activeStep(move);
  const [card] = await move.deps.organisation.personCard(move.tx, [personId]);
  move.detail.push({ label: { th: 'ข้าม', en: 'Skipped' }, value: card?.name ?? '–' });
  await goOn(move, 'skipped');
}

async function goOn(move: Move, state: 'passed' | 'skipped'): Promise<void> {
  const active = activeStep(move);
  await setStep(move.tx, active.id, state, move.actor.now, actedBy(move, active));
  const rest = move.subject.steps.filter((step) => step.seq > active.seq);
  const [next] = rest;
  if (!next) throw new Error('a route that does not end with a signature');
  await setStep(move.tx, next.id, 'active', null);
  goTo(move, [{ ...next, state: 'active' }]);
}

/** The draft goes back to its drafter; the next submission starts a new round. */
export async function returnRoute(move: Move): Promise<void> {
  const active = activeStep(move);
  await setStep(move.tx, active.id, 'returned', move.actor.now, actedBy(move, active));
}

export async function withdrawRoute(move: Move): Promise<void> {
  await setStep(move.tx, activeStep(move).id, 'waiting', null);
}

/** The last station says its word; name and post stay on the paper as they were then. */
export async function signActive(move: Move): Promise<void> {
  const active = activeStep(move);
  await setStep(move.tx, active.id, 'signed', move.actor.now, actedBy(move, active));
  move.documentChange.signedByName = move.actor.name;
  move.documentChange.signedByPost = move.actorPost;
  move.documentChange.signedByLines = linesOf(move.post);
  move.documentChange.signedForName = move.post?.acting?.principalName ?? '';
  move.documentChange.signedAt = move.actor.now;
  move.documentChange.letterDate = move.actor.today;
}

/**
 * Signs, numbers and sends the memo in one transaction.
 *
 * The number is printed as `<letter code>/<running number>`, without the year.
 */
export async function signAndNumber(move: Move): Promise<void> {
  const { document } = move.subject;
  await signActive(move);
  const recipients = document.addressedUnitIds.map((unitId) => ({ unitId, role: 'main' as const }));
  const senders = [`p:${document.authorId}`, `clerk:${document.ownerUnitId}`];
  const names = await sendTo(move, recipients, '', senders);
  move.detail.push({ label: { th: 'ส่งถึง', en: 'Sent to' }, value: names.join(', ') });
  await numberMemo(move);
}

/** From its number on the memo is a paper of the unit: its registry and its heads read it too. */
async function numberMemo(move: Move): Promise<void> {
  const { document } = move.subject;
  const book = await bookOf(move);
  const line = await move.deps.organisation.ancestors(move.tx, document.ownerUnitId);
  move.newReaders.push(...unitReaderKeys(line), `clerk:${book.unitId}`);
  const [unit] = await move.deps.organisation.units(move.tx, [document.ownerUnitId]);
  await giveNumber(move, book, [document.title, document.addressee, unit?.name ?? '']);
}

/** Who took a station of somebody else, as it is printed; empty for one's own. */
function actedBy(move: Move, { personId }: StepRow): string {
  return personId === move.actor.id ? '' : `${move.actor.name} ${move.actorPost}`;
}

function activeStep(move: Move): StepRow {
  const active = move.subject.steps.find((step) => step.state === 'active');
  if (!active) throw new Error('a paper on its route without an active station');
  return active;
}

function goTo(move: Move, steps: readonly StepRow[]): void {
  const active = steps.find((step) => step.state === 'active');
  move.to = active?.role === 'sign' ? awaitingState(move.subject.document.kind) : 'IN_REVIEW';
  move.steps = steps;
}
