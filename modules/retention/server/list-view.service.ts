import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { documentKinds } from '@sarn/document/contract';
import {
  retentionDecisions,
  retentionListKinds,
  retentionListStates,
  retentionPageSize,
} from '../contract/index.ts';
import type { DocumentKind } from '@sarn/document/contract';
import type {
  RetentionItem,
  RetentionListDetail,
  RetentionListRow,
  RetentionStep,
  retentionCandidates,
  retentionLists,
} from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { silenceFrom } from './decide.service.ts';
import { isHead } from './list.service.ts';
import { listCandidates, listItems } from './list-item.store.ts';
import { findList, listLists } from './list.store.ts';
import type { ItemRow, ListedRow } from './list-item.store.ts';
import type { ListRow } from './list.store.ts';
import { listMembers, listOpinions } from './opinion.store.ts';
import { listReplaced, listSuspended } from './committee.store.ts';
import type { MemberRow, OpinionRow } from './opinion.store.ts';

const pageOf = (page: number) => ({
  limit: retentionPageSize,
  offset: (page - 1) * retentionPageSize,
});

export async function lists(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { page }: InputOf<typeof retentionLists>,
): Promise<OutputOf<typeof retentionLists>> {
  const mayKeep = caller.permissions.has('registry.retention');
  const found = await listLists(h, {
    seesAll: mayKeep,
    isHead: await isHead(deps, h, caller),
    personId: caller.id,
    ...pageOf(page),
  });
  const mayHold = caller.permissions.has('registry.hold');
  return { rows: found.rows.map(rowOf), total: found.total, mayKeep, mayHold };
}

function rowOf(list: ListRow): RetentionListRow {
  const { th, en } = retentionListKinds[list.kind];
  return {
    id: list.id,
    kind: list.kind,
    kindTerm: { th, en },
    name: `${list.number}/${list.beYear}`,
    state: list.state,
    stateTerm: retentionListStates[list.state],
    documents: list.documents,
    createdAt: list.createdAt,
    createdBy: list.createdName,
  };
}

export async function candidates(
  deps: Dependencies,
  h: Handle,
  { kind, search, page }: InputOf<typeof retentionCandidates>,
): Promise<OutputOf<typeof retentionCandidates>> {
  const day = civilDateAt(deps.platform.clock.now());
  const ask = { kind, day, search: search.toLowerCase(), ids: null, ...pageOf(page) };
  const { rows, total } = await listCandidates(h, deps.heldFolders, ask);
  return { rows: rows.map(listedOf), total };
}

function listedOf({ kind, documentId, number, letterNo, letterDate, ...rest }: ListedRow) {
  const { title, folder, className, medium, closedOn } = rest;
  const { th, en } = documentKinds[kind as DocumentKind];
  const document = { documentId, number, letterNo, letterDate, title, kindTerm: { th, en } };
  return { ...document, folder, className, medium, closedOn };
}

/** A list as it is read, and all that was said of it. */
export interface SeenList {
  readonly list: ListRow;
  readonly members: readonly MemberRow[];
  readonly items: readonly ItemRow[];
  readonly opinions: readonly OpinionRow[];
  readonly isKeeper: boolean;
  readonly isHead: boolean;
}

/**
 * The list, for its keepers, its committee, and the head once it waits for the head.
 *
 * @throws 'registry.retention-list-not-found' both where there is none and where the caller may not
 *   see it
 */
export async function seeList(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  id: string,
): Promise<SeenList> {
  const list = await findList(h, id);
  const members = list ? await listMembers(h, id) : [];
  const isKeeper = caller.permissions.has('registry.retention');
  const head = await isHead(deps, h, caller);
  const isMember = members.some(({ personId }) => personId === caller.id);
  const isBefore =
    (head && list?.state !== 'REVIEW' && list?.state !== 'DRAFT') ||
    (isMember && list?.state !== 'DRAFT');
  if (!list || !(isKeeper || isBefore)) {
    throw new AppError('registry.retention-list-not-found');
  }
  const items = await listItems(h, deps.heldFolders, id, civilDateAt(deps.platform.clock.now()));
  const opinions = await listOpinions(h, id);
  return { list, members, items, opinions, isKeeper, isHead: head };
}

/** The members, and whether the list waits in vain for one. */
async function withShut(h: Handle, { state }: ListRow, members: readonly MemberRow[]) {
  const waiting = state === 'REVIEW' ? members.filter(({ signedAt }) => signedAt === null) : [];
  const shut = await listSuspended(
    h,
    waiting.map(({ personId }) => personId),
  );
  return members.map((member) => ({ ...member, isShut: shut.includes(member.personId) }));
}

export async function listDetail(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  id: string,
): Promise<{ item: RetentionListDetail }> {
  const seen = await seeList(deps, h, caller, id);
  const { list, members, items, opinions } = seen;
  const { orderNo, orderOn, returnedReason, note, doneAt } = list;
  return {
    item: {
      ...rowOf(list),
      ...{ note, orderNo, orderOn, returnedReason, doneAt },
      members: await withShut(h, list, members),
      replaced: await listReplaced(h, id),
      items: items.map((item) => itemOf(item, opinions)),
      decided: list.decidedAt
        ? { name: list.decidedName ?? '', post: list.decidedPost ?? '', at: list.decidedAt }
        : null,
      archives: archivesOf(list),
      executed: list.executedAt ? { name: list.executedName ?? '', at: list.executedAt } : null,
      asksPassword: deps.orderAsksPassword,
      may: stepsOf(seen, caller),
    },
  };
}

function archivesOf(list: ListRow): RetentionListDetail['archives'] {
  if (!list.archivesSentOn) return null;
  return {
    sentOn: list.archivesSentOn,
    letterNo: list.archivesLetterNo ?? '',
    answer: list.archivesAnswer,
    answeredOn: list.archivesAnsweredOn,
    silentFrom: silenceFrom(list.archivesSentOn),
    receivedBy: list.receivedBy,
  };
}

function itemOf(item: ItemRow, opinions: readonly OpinionRow[]): RetentionItem {
  const { seq, decision, remark, state, obstacle, destroyedAt } = item;
  return {
    ...listedOf(item),
    ...{ seq, decision, remark, state, obstacle, destroyedAt, years: item.extendYears },
    decisionTerm: decision ? retentionDecisions[decision] : null,
    files: item.erased.length,
    opinions: opinions
      .filter(({ documentId }) => documentId === item.documentId)
      .map(({ documentId: _of, ...said }) => said),
  };
}

/** What the reader may do with the list in its present state; the acts check again. */
function stepsOf({ list, members, isKeeper, isHead: head }: SeenList, caller: Caller) {
  const { state, kind, archivesAnswer } = list;
  const isDestruction = kind === 'destroy';
  const mayJudge =
    state === 'REVIEW' && members.some((one) => one.personId === caller.id && !one.signedAt);
  const steps: Record<RetentionStep, boolean> = {
    edit: isKeeper && state === 'DRAFT',
    submit: isKeeper && state === 'DRAFT',
    judge: mayJudge,
    replace: isKeeper && state === 'REVIEW' && members.some((one) => !one.signedAt),
    decide: head && state === 'APPROVAL',
    sendArchives: isKeeper && state === 'APPROVED',
    answerArchives: isKeeper && isDestruction && state === 'ARCHIVES' && archivesAnswer === null,
    execute: isKeeper && isDestruction && state === 'ARCHIVES' && archivesAnswer !== null,
    finish: isKeeper && !isDestruction && state === 'ARCHIVES',
    cancel: isKeeper && !['EXECUTING', 'DONE', 'CANCELLED'].includes(state),
  };
  return (Object.keys(steps) as RetentionStep[]).filter((step) => steps[step]);
}
