import { AppError, addDays, civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { archivesDays } from '../contract/index.ts';
import type {
  answerOfArchives,
  decideRetentionList,
  finishRetentionList,
  judgeRetentionList,
  sendToArchives,
} from '../contract/index.ts';
import { actorOf, postTitleFor } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { headsOf, isHead, makeList, needList, noteList } from './list.service.ts';
import { listItems, releaseItems } from './list-item.store.ts';
import { updateList } from './list.store.ts';
import type { ListChange } from './list.store.ts';
import { listMembers, listOpinions, setDecisions, writeOpinions } from './opinion.store.ts';
import { outcomeOf } from './opinion.rules.ts';
import { findTermsOfItems, keepLonger } from './decide.store.ts';
import { keepersOf, tellPeople } from './retention-news.ts';

const head = 'หัวหน้าส่วนราชการ';
const decisionActs = {
  approve: 'registry.retention-list-approve',
  return: 'registry.retention-list-return',
} as const;

/**
 * A member says what should be done with each document; after the last one the list goes to the
 * head.
 */
export async function judgeList(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, exceptions }: InputOf<typeof judgeRetentionList>,
): Promise<OutputOf<typeof judgeRetentionList>> {
  const list = await needList(tx, id, ['REVIEW']);
  const members = await listMembers(tx, id);
  if (!members.some(({ personId }) => personId === context.caller.id)) {
    throw new AppError('registry.retention-list-not-found');
  }
  for (const { opinion, years, reason } of exceptions) {
    const isWhole = reason !== '' && (opinion === 'extend') === (years !== undefined);
    if (!isWhole) throw new AppError('registry.retention-opinions');
  }
  const at = deps.platform.clock.now().toISOString();
  const said = exceptions.map((one) => ({ ...one, years: one.years ?? null }));
  await writeOpinions(tx, id, { personId: context.caller.id, at }, said);
  await noteList(deps, tx, context, 'registry.retention-list-judge', id, {
    exceptions: exceptions.length,
  });
  const others = members.filter(({ personId }) => personId !== context.caller.id);
  const isLast = others.every(({ signedAt }) => signedAt !== null);
  if (isLast) {
    await setDecisions(tx, id, decisionsOf(await listOpinions(tx, id)));
    await updateList(tx, id, { state: 'APPROVAL' });
    await tellPeople(deps, tx, list, await headsOf(deps, tx), 'decide');
  }
  return { isLast };
}

function decisionsOf(opinions: Awaited<ReturnType<typeof listOpinions>>) {
  const byDocument = Map.groupBy(opinions, ({ documentId }) => documentId);
  return [...byDocument].map(([documentId, said]) => ({ documentId, ...outcomeOf(said) }));
}

/** The head approves the list, or sends it back to the person who made it. */
export async function decideList(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, decision, reason, password }: InputOf<typeof decideRetentionList>,
): Promise<OutputOf<typeof decideRetentionList>> {
  const list = await needList(tx, id, ['APPROVAL']);
  const actor = await actorOf(deps, tx, context);
  if (!(await isHead(deps, tx, actor))) {
    throw new AppError('registry.retention-not-yours', { who: head });
  }
  if (decision === 'return' && reason.length < 3) throw new AppError('registry.retention-opinions');
  await confirm(deps, tx, context, password);
  const root = await deps.organisation.rootUnit(tx);
  if (decision === 'return') {
    await updateList(tx, id, { state: 'DRAFT', returnedReason: reason });
  } else {
    await updateList(tx, id, {
      ...{ state: 'APPROVED', returnedReason: '', decidedBy: actor.id, decidedName: actor.name },
      ...{ decidedPost: postTitleFor(actor, `head:${root.id}`), decidedAt: actor.now },
    });
    if (list.kind === 'destroy') await spareWhatIsKept(deps, tx, id, actor);
  }
  await noteList(deps, tx, context, decisionActs[decision], id, { reason });
  await tellPeople(deps, tx, list, await keepersOf(deps, tx), 'decided');
  return {};
}

/** The password of the person who gives the order, where the deployment asks for it. */
export async function confirm(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  password: string | undefined,
): Promise<void> {
  if (!deps.orderAsksPassword) return;
  const { id } = context.caller;
  if (!(await deps.verifyPassword(tx, id, password ?? '', context))) {
    throw new AppError('registry.wrong-password');
  }
}

/** What the committee wanted kept leaves the list, and is kept longer where it said so. */
async function spareWhatIsKept(
  deps: Dependencies,
  tx: Tx,
  id: string,
  by: { readonly id: string; readonly name: string; readonly now: string },
): Promise<void> {
  const day = civilDateAt(deps.platform.clock.now());
  const kept = (await listItems(tx, deps.heldFolders, id, day)).filter(
    ({ decision }) => decision !== 'destroy',
  );
  for (const item of await findTermsOfItems(tx, id)) await keepLonger(tx, item, day, by);
  await releaseItems(
    tx,
    id,
    kept.map(({ documentId }) => documentId),
  );
}

export async function sendList(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, sentOn, letterNo }: InputOf<typeof sendToArchives>,
): Promise<OutputOf<typeof sendToArchives>> {
  const list = await needList(tx, id, ['APPROVED']);
  assertBetween(civilDateAt(list.decidedAt ?? ''), sentOn, today(deps));
  const change: ListChange = {
    state: 'ARCHIVES',
    archivesSentOn: sentOn,
    archivesLetterNo: letterNo,
  };
  await updateList(tx, id, change);
  await noteList(deps, tx, context, 'registry.retention-archives-send', id, { sentOn, letterNo });
  return {};
}

/**
 * The answer of the National Archives. No answer within 60 days counts as agreement; documents that
 * they ask for leave this list and are put on a transfer list.
 */
export async function answerList(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, answer, answeredOn, documentIds }: InputOf<typeof answerOfArchives>,
): Promise<OutputOf<typeof answerOfArchives>> {
  const list = await needList(tx, id, ['ARCHIVES']);
  if (list.kind !== 'destroy') throw new AppError('registry.retention-list-moved');
  const sentOn = list.archivesSentOn ?? '';
  assertBetween(sentOn, answeredOn, today(deps));
  const silentFrom = silenceFrom(sentOn);
  if (answer === 'silent' && answeredOn < silentFrom) {
    throw new AppError('registry.retention-archives-early', { day: silentFrom });
  }
  if ((answer === 'asked') !== documentIds.length > 0) {
    throw new AppError('registry.retention-empty');
  }
  const change = { archivesAnswer: answer, archivesAnsweredOn: answeredOn };
  await updateList(tx, id, change);
  const transferListId =
    answer === 'asked' ? await giveUp(deps, tx, context, id, documentIds) : null;
  const detail = { answer, answeredOn, transferListId, documents: documentIds.length };
  await noteList(deps, tx, context, 'registry.retention-archives-answer', id, detail);
  return { transferListId };
}

/** Records who received the documents of a transfer, keep-back or deposit list, and on which day. */
export async function finishList(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, receivedOn, receivedBy }: InputOf<typeof finishRetentionList>,
): Promise<OutputOf<typeof finishRetentionList>> {
  const list = await needList(tx, id, ['ARCHIVES']);
  if (list.kind === 'destroy') throw new AppError('registry.retention-list-moved');
  assertBetween(list.archivesSentOn ?? '', receivedOn, today(deps));
  const doneAt = deps.platform.clock.now().toISOString();
  await updateList(tx, id, { state: 'DONE', doneAt, archivesAnsweredOn: receivedOn, receivedBy });
  await releaseItems(tx, id);
  const detail = { documents: list.documents, receivedOn };
  await noteList(deps, tx, context, 'registry.retention-list-finish', id, detail);
  return {};
}

/** From this day on no answer of the Archives counts as agreement. */
export const silenceFrom = (sentOn: string): string => addDays(sentOn, archivesDays + 1);

async function giveUp(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  id: string,
  documentIds: readonly string[],
): Promise<string> {
  const wanted = documentIds.map((documentId) => ({
    ...{ documentId, decision: 'archives' as const, years: null, remark: '' },
  }));
  await setDecisions(tx, id, wanted);
  await releaseItems(tx, id, documentIds);
  const made = await makeList(deps, tx, {
    ...{ kind: 'transfer', note: 'หอจดหมายเหตุแห่งชาติขอเก็บ', documentIds, isAsked: true },
    by: await actorOf(deps, tx, context),
  });
  return made.id;
}

const today = (deps: Dependencies): string => civilDateAt(deps.platform.clock.now());

function assertBetween(first: string, day: string, last: string): void {
  if (day < first || day > last) throw new AppError('registry.retention-day-wrong');
}
