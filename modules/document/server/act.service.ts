import { AppError } from '@sarn/kernel';
import { askedOnce } from '@sarn/organisation/server';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { actTerm, isClassified, isStateOf } from '../contract/index.ts';
import type { DocumentNames, FlowState } from '../contract/index.ts';
import { addReaders } from './access.store.ts';
import { actorOf, linesOf } from './actor.ts';
import type { Actor } from './actor.ts';
import type { Dependencies } from './dependencies.ts';
import { fileOwnerKind } from './dependencies.ts';
import { updateDocument } from './document.store.ts';
import { runTransition } from './engine/run-transition.ts';
import type { BegunOf, SubjectType } from './engine/run-transition.ts';
import { addToHistory } from './history.ts';
import type { EventActing } from './event.store.ts';
import { updateAssignment } from './assignment.store.ts';
import { updateTransmission } from './transmission.store.ts';
import { loadForTransition } from './load-subject.ts';
import { noteOf } from './transition-run.ts';
import type { TransitionRun } from './transition-run.ts';
import type { ActingBasis } from './transition-rules.ts';
import { announceTransition } from './notify.ts';
import type { ActingCard, PostCard } from './ports.ts';
import { requeue } from './queue.service.ts';
import type { Requeued } from './queue.service.ts';
import { stateOf, targetIdOf } from './subject.ts';
import type { Subject } from './subject.ts';
import type { ActRequest } from './act-request.ts';

/** A row with `staysPut` changes no queue. */
const unmoved: Requeued = { items: [], touchedPrincipals: [] };

interface Asked extends ActRequest {
  readonly deps: Dependencies;
  readonly tx: Tx;
  readonly context: SignedContext;
  readonly actor: Actor;
}

/**
 * Runs one step of the flow table: the only way by which any document changes state.
 *
 * Everything a transition changes (state, transmissions, assignments, readers, queues, history,
 * audit, notices) is in the given transaction; a number, if it takes one, is given last.
 *
 * @returns the number given by the transition, as printed; null when it gives none
 */
export async function act(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  request: ActRequest,
): Promise<string | null> {
  const actor = await actorOf(deps, tx, context);
  // It waited on a device where somebody else has signed in meanwhile.
  if (request.personId !== undefined && request.personId !== context.caller.id) {
    throw new AppError('registry.pressed-by-another');
  }
  const once = { ...deps, organisation: askedOnce(deps.organisation) };
  const asked = { ...request, deps: once, tx, context, actor };
  return runTransition(deps.engine, documentType, asked);
}

/** How documents, transmissions and assignments are loaded, judged and written. */
const documentType: SubjectType<DocumentNames, Subject, TransitionRun, Asked, ActingBasis> = {
  load: async (asked) => {
    const { deps, tx, actor } = asked;
    await deps.rules.acting.assertChosenIsLive(deps, tx, actor, asked);
    const subject = await load(asked);
    if (subject.document.destroyedAt) throw new AppError('registry.document-destroyed');
    return subject;
  },
  notPossible: ({ act: code }) =>
    new AppError('registry.act-not-allowed', { act: actTerm(code).th }),
  assertCurrent: ({ version, onState }, subject) => {
    const isStale = version !== undefined && version !== subject.document.version;
    if (subject.on === 'document' && isStale) throw new AppError('registry.stale');
    // The flow may allow the same act in the new state too, such as assigning once more.
    if (onState !== undefined && onState !== stateOf(subject)) throw new AppError('registry.stale');
  },
  authorize: (asked, subject, row) =>
    asked.deps.rules.acting.chooseActingBasis(asked, asked, row, subject),
  start: startTransition,
  keep: storeTransition,
  finish: async (run, after) => {
    const { rehearsal, tx } = run;
    run.onSteps?.({ before: run.subject.steps, after: run.steps });
    await keepFiles(run);
    if (!rehearsal) {
      await writeHistory(run, after);
      await announce(run, after);
    }
    await tellAct(run, after);
    if (rehearsal) run.last.unshift(() => rehearsal.beforeNumber(tx).then(() => null));
  },
};

async function announce(run: TransitionRun, after: Subject): Promise<void> {
  const waiting = run.row.staysPut ? unmoved : await requeue(run, after);
  await announceTransition(run, after, waiting);
}

async function load(asked: Asked): Promise<Subject> {
  const { deps, tx, actor } = asked;
  try {
    return await loadForTransition(tx, asked, actor.principals);
  } catch (error) {
    const isMissing = error instanceof AppError && error.code === 'registry.not-found';
    throw isMissing && !asked.delegationId
      ? await deps.rules.acting.refusalOfReading(deps, tx, actor, asked.documentId)
      : error;
  }
}

function startTransition(
  asked: Asked,
  begun: BegunOf<DocumentNames, Subject, ActingBasis>,
): TransitionRun {
  const { deps, tx, context, actor } = asked;
  const { subject, row, answer, by } = begun;
  return {
    ...{ deps, tx, context, actor, row, subject, answer },
    ...{
      keepsPages: asked.keepsPages === true,
      rehearsal: asked.rehearsal,
      onSteps: asked.onSteps,
    },
    principal: by.principal,
    actorPost: linesOf(by.post).join(' '),
    post: by.post,
    to: row.to,
    steps: subject.steps,
    documentChange: {},
    transmissionChange: {},
    assignmentChange: {},
    alsoMoved: [],
    newReaders: [],
    detail: [],
    fileIds: [],
    last: [],
  };
}

/** Stores the new state and what effects changed beside it. */
async function storeTransition(run: TransitionRun, state: FlowState): Promise<Subject> {
  const { subject, tx, actor, deps } = run;
  const after = await stored(run, state);
  if (!run.rehearsal) await addReaders(tx, subject.document.id, run.newReaders);
  await deps.rules.secrecy.nameReaders(deps, tx, subject.document, run.newReaders, actor);
  return after;
}

async function stored(run: TransitionRun, state: FlowState): Promise<Subject> {
  const { subject, steps, tx } = run;
  const { document, transmission, assignment } = subject;
  if (assignment && isStateOf('assignment', state)) {
    const change = { ...run.assignmentChange, state };
    await updateAssignment(tx, assignment.id, change);
    return { ...subject, steps, assignment: { ...assignment, ...change } };
  }
  if (transmission && subject.on === 'transmission' && isStateOf('transmission', state)) {
    const change = { ...run.transmissionChange, state };
    await updateTransmission(tx, transmission.id, change);
    return { ...subject, steps, transmission: { ...transmission, ...change } };
  }
  if (subject.on !== 'document' || !isStateOf('document', state)) {
    throw new Error(`${subject.on} has no state ${state}`);
  }
  const change = { ...run.documentChange, state };
  await updateDocument(tx, document.id, change, run.actor.now);
  return { ...subject, steps, document: { ...document, ...change } };
}

/** Other modules keep what was signed or numbered. */
async function tellAct(
  { deps: { slots }, tx, subject, steps, last, actor, keepsPages }: TransitionRun,
  after: Subject,
): Promise<void> {
  if (after.on !== 'document') return;
  const [before, givesNumber] = [subject.document, last.length > 0];
  const what = {
    ...{ before, after: after.document, stepsBefore: subject.steps, steps },
    ...{ givesNumber, actorId: actor.id, keepsPages },
  };
  for (const told of slots.onDocumentAct) await told(tx, what);
  for (const check of slots.lastChecks) last.push(() => check(tx, what).then(() => null));
}

/** Files that came with a report, a note or an opinion belong to the document from now on. */
async function keepFiles(run: TransitionRun): Promise<void> {
  const { input } = run.answer;
  const fileIds = 'fileIds' in input ? input.fileIds : [];
  if (fileIds.length === 0) return;
  const { secrecy } = run.subject.document;
  await run.deps.rules.secrecy.assertFileMayCome(run.deps, run.tx, secrecy, fileIds.length);
  await run.deps.files.attach(run.tx, {
    fileIds,
    uploaderId: run.actor.id,
    ownerKind: fileOwnerKind,
    ownerId: run.subject.document.id,
    role: 'report',
    isSealed: isClassified(secrecy),
  });
  run.fileIds.push(...fileIds);
}

async function writeHistory(run: TransitionRun, after: Subject): Promise<void> {
  const { subject, actor, deps, tx } = run;
  const unitId = subject.transmission?.toUnitId;
  const [unit] = unitId ? await deps.organisation.units(tx, [unitId]) : [];
  await addToHistory(deps, tx, {
    documentId: subject.document.id,
    transmissionId: subject.transmission?.id ?? null,
    assignmentId: subject.assignment?.id ?? null,
    subject: subject.on,
    act: run.row.act,
    fromState: stateOf(subject),
    toState: stateOf(after),
    actorId: actor.id,
    actorName: actor.name,
    actorPost: run.actorPost,
    unitName: unit?.name ?? null,
    note: noteOf(run),
    detail: run.detail,
    fileIds: run.fileIds,
    at: actor.now,
    requestId: actor.requestId,
    acting: actingOf(run.post),
  });
  await deps.platform.audit.write(tx, {
    act: `registry.${run.row.act}`,
    callerId: actor.id,
    subject: { kind: subject.on, id: targetIdOf(subject) },
    detail: {
      from: stateOf(subject),
      to: stateOf(after),
      post: run.actorPost,
      ...(run.post?.acting && actingFacts(run.post.acting)),
    },
    requestId: actor.requestId,
  });
}

/** For whom and by which order, stored permanently beside the actor's own name. */
function actingOf(post: PostCard | null): EventActing | null {
  if (!post?.acting) return null;
  const { delegationId, power, lines, principalId, principalName, orderNo } = post.acting;
  return { delegationId, power, lines, postId: post.id, principalId, principalName, orderNo };
}

function actingFacts({ delegationId, principalId, principalName, orderNo }: ActingCard) {
  return { delegationId, principalId, principalName, orderNo };
}
