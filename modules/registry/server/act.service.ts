import { AppError } from '@sarn/kernel';
import { readInput } from '@sarn/platform-server';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { actTerms, findTransition, flowForms, isClassified } from '../contract/index.ts';
import type { FlowState, FlowSubject, Transition } from '../contract/index.ts';
import { addReaders } from './access.store.ts';
import { assertChosenIsLive, chooseWay, refusalOfReading } from './acting/way.service.ts';
import type { Way } from './acting/seat.rules.ts';
import { actorOf, linesOf } from './actor.ts';
import type { Actor } from './actor.ts';
import type { Desk } from './desk.ts';
import { fileOwnerKind } from './desk.ts';
import { updateDocument } from './document.store.ts';
import { effects } from './effects/effects.ts';
import { addToHistory } from './history.ts';
import type { EventActing } from './event.store.ts';
import { assertGuards } from './guards.ts';
import { updateJob } from './job.store.ts';
import { updateLeg } from './leg.store.ts';
import { loadForMove } from './load-subject.ts';
import type { Move } from './move.ts';
import { tellMove } from './notify.ts';
import type { ActingCard, PostCard } from './ports.ts';
import { requeue } from './queue.service.ts';
import type { Requeued } from './queue.service.ts';
import { assertFileMayCome, nameByFlow } from './secret/secret-move.service.ts';
import { stateOf, targetIdOf } from './subject.ts';
import type { Subject } from './subject.ts';

export interface ActRequest {
  readonly documentId: string;
  readonly on: FlowSubject;
  readonly targetId: string;
  readonly act: string;
  readonly version?: number | undefined;
  /** The post one acts in, and the order by which it is another's, where several would do. */
  readonly postId?: string | undefined;
  readonly delegationId?: string | undefined;
  readonly form: Record<string, unknown>;
}

/** A thing that stays where it is tells no queue. */
const unmoved: Requeued = { items: [], touchedHolders: [] };

/**
 * Moves a paper by one step of the flow table: the only way by which any paper moves.
 *
 * Everything a move changes (state, legs, jobs, readers, queues, history, audit, notices) is in
 * the given transaction, and the number, if it takes one, last.
 *
 * @returns the number given by the move, as printed; null when it gives none
 */
export async function act(
  desk: Desk,
  tx: Tx,
  context: SignedContext,
  request: ActRequest,
): Promise<string | null> {
  const actor = await actorOf(desk, tx, context);
  await assertChosenIsLive(desk, tx, actor, request);
  const subject = await load(desk, tx, actor, request);
  if (subject.document.destroyedAt) throw new AppError('registry.document-destroyed');
  const row = assertRow(subject, request);
  const way = await chooseWay({ desk, tx, actor }, request, row, subject);
  const move = startMove(desk, tx, context, { actor, request, subject, row, way });
  await assertGuards(move);
  for (const effect of row.effects ?? []) await effects[effect](move);
  const after = await keepMove(move);
  await keepFiles(move);
  await writeHistory(move, after);
  const waiting = row.staysPut ? unmoved : await requeue(move, after);
  await tellMove(move, after, waiting);
  let number: string | null = null;
  for (const statement of move.last) number = (await statement()) ?? number;
  return number;
}

async function load(desk: Desk, tx: Tx, actor: Actor, request: ActRequest): Promise<Subject> {
  try {
    return await loadForMove(tx, request, actor.holders);
  } catch (error) {
    const isMissing = error instanceof AppError && error.code === 'registry.not-found';
    throw isMissing && !request.delegationId
      ? await refusalOfReading(desk, tx, actor, request.documentId)
      : error;
  }
}

function assertRow(subject: Subject, request: ActRequest): Transition {
  const { document } = subject;
  const row = findTransition(document.kind, subject.on, stateOf(subject), request.act);
  if (!row) {
    const term = actTerms[request.act as keyof typeof actTerms];
    throw new AppError('registry.act-not-allowed', { act: term?.th ?? request.act });
  }
  const isStale = request.version !== undefined && request.version !== document.version;
  if (subject.on === 'document' && isStale) throw new AppError('registry.stale');
  return row;
}

function startMove(
  desk: Desk,
  tx: Tx,
  context: SignedContext,
  found: { actor: Actor; request: ActRequest; subject: Subject; row: Transition; way: Way },
): Move {
  const { actor, request, subject, row, way } = found;
  return {
    desk,
    tx,
    context,
    actor,
    holder: way.holder,
    actorPost: linesOf(way.post).join(' '),
    post: way.post,
    row,
    subject,
    input: readInput(flowForms[row.form], request.form) as Record<string, unknown>,
    to: row.to,
    steps: subject.steps,
    documentChange: {},
    legChange: {},
    jobChange: {},
    alsoMoved: [],
    newReaders: [],
    detail: [],
    fileIds: [],
    last: [],
  };
}

/** Stores the new state and what effects changed beside it. */
async function keepMove(move: Move): Promise<Subject> {
  if (move.to === 'computed') throw new Error(`${move.row.act} did not decide its state`);
  const { subject, tx, actor } = move;
  const id = targetIdOf(subject);
  if (subject.on === 'document') {
    await updateDocument(tx, id, { ...move.documentChange, state: move.to }, actor.now);
  }
  if (subject.on === 'leg') await updateLeg(tx, id, { ...move.legChange, state: move.to });
  if (subject.on === 'job') await updateJob(tx, id, { ...move.jobChange, state: move.to });
  await addReaders(tx, subject.document.id, move.newReaders);
  await nameByFlow(move.desk, tx, subject.document, move.newReaders, actor);
  return subjectAfter(move, move.to);
}

function subjectAfter(move: Move, state: FlowState): Subject {
  const { subject, steps } = move;
  const { document, leg, job } = subject;
  const changes = { document: move.documentChange, leg: move.legChange, job: move.jobChange };
  return {
    ...subject,
    steps,
    document:
      subject.on === 'document' ? ({ ...document, ...changes.document, state } as never) : document,
    leg: leg && subject.on === 'leg' ? ({ ...leg, ...changes.leg, state } as never) : leg,
    job: job && subject.on === 'job' ? ({ ...job, ...changes.job, state } as never) : job,
  };
}

/** Files that came with a report, a note or an opinion belong to the paper from now on. */
async function keepFiles(move: Move): Promise<void> {
  const fileIds = (move.input['fileIds'] as string[] | undefined) ?? [];
  if (fileIds.length === 0) return;
  const { secrecy } = move.subject.document;
  assertFileMayCome(move.desk, secrecy, fileIds.length);
  await move.desk.files.attach(move.tx, {
    fileIds,
    uploaderId: move.actor.id,
    ownerKind: fileOwnerKind,
    ownerId: move.subject.document.id,
    role: 'report',
    isSealed: isClassified(secrecy),
  });
  move.fileIds.push(...fileIds);
}

async function writeHistory(move: Move, after: Subject): Promise<void> {
  const { subject, actor, desk, tx } = move;
  const unitId = subject.leg?.toUnitId;
  const [unit] = unitId ? await desk.organisation.units(tx, [unitId]) : [];
  await addToHistory(desk, tx, {
    documentId: subject.document.id,
    legId: subject.leg?.id ?? null,
    jobId: subject.job?.id ?? null,
    subject: subject.on,
    act: move.row.act,
    fromState: stateOf(subject),
    toState: stateOf(after),
    actorId: actor.id,
    actorName: actor.name,
    actorPost: move.actorPost,
    unitName: unit?.name ?? null,
    note: noteOf(move),
    detail: move.detail,
    fileIds: move.fileIds,
    at: actor.now,
    requestId: actor.requestId,
    acting: actingOf(move.post),
  });
  await desk.platform.audit.write(tx, {
    act: `registry.${move.row.act}`,
    callerId: actor.id,
    subject: { kind: subject.on, id: targetIdOf(subject) },
    detail: {
      from: stateOf(subject),
      to: stateOf(after),
      post: move.actorPost,
      ...(move.post?.acting && actingFacts(move.post.acting)),
    },
    requestId: actor.requestId,
  });
}

/** For whom, by which order: beside the actor's own name, for ever. */
function actingOf(post: PostCard | null): EventActing | null {
  if (!post?.acting) return null;
  const { delegationId, power, lines, principalId, principalName, orderNo } = post.acting;
  return { delegationId, power, lines, postId: post.id, principalId, principalName, orderNo };
}

function actingFacts({ delegationId, principalId, principalName, orderNo }: ActingCard) {
  return { delegationId, principalId, principalName, orderNo };
}

function noteOf(move: Move): string {
  return String(move.input['reason'] ?? move.input['note'] ?? '');
}
