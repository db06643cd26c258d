import type { InputOf, Language, OutputOf } from '@sarn/kernel';
import { watchingQueues } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import { modulesOf } from '@sarn/notification/contract';
import { listModules } from '@sarn/notification/server';
import type { ClosedRow, NoticesSeen, NotificationRow } from '@sarn/notification/server';
import type { Caller, Handle } from '@sarn/platform-server';
import { listRowsOf, namesOf, toListRow } from '@sarn/search/server';
import type { ListRow } from '@sarn/search/contract';
import type { ListedItem } from '@sarn/search/server';
import type { ListedNotice, NoticeMatter, listNoticeMatters } from '../contract/index.ts';
import { countMatters, countModules, listMatters } from './notice-list.store.ts';
import type { MatterNotice } from './notice-list.store.ts';
import { nextActOf } from './next-act.ts';

declare module '@sarn/document/server' {
  interface Dependencies {
    /** Notices as their reader may see them. */
    readonly noticesSeen: NoticesSeen;
  }
}

/** A page of the notices of the caller, by day and document. */
export async function noticeMatters(
  deps: Dependencies,
  caller: Caller,
  { module, show, after, size }: InputOf<typeof listNoticeMatters>,
  language: Language,
): Promise<OutputOf<typeof listNoticeMatters>> {
  const { db } = deps.platform;
  const { id: personId, principals } = caller;
  const ask = { personId, principals, modules: modulesOf([module]) };
  const [counted, modules, found] = await Promise.all([
    countMatters(db, ask),
    countModules(db, personId),
    listMatters(db, { ...ask, show, after: cursorOf(after), size: size + 1 }),
  ]);
  const keys = [...new Set(found.map(keyOf))].slice(0, size);
  const rows = found.filter((row) => keys.includes(keyOf(row)));
  const { unread, keptDays, ...counts } = counted;
  const names = new Map(
    listModules(deps.noticesSeen.ownModules(), language).map(({ code, name }) => [code, name]),
  );
  return {
    matters: await mattersOf(deps, db, caller, rows, language),
    cursor: rows.length < found.length ? (keys.at(-1) ?? null) : null,
    ...{ counts, unread, keptDays },
    modules: modules.map((one) => ({ ...one, name: names.get(one.code) || one.code })),
  };
}

const keyOf = ({ day, newest }: MatterNotice): string => `${day}.${newest}`;

const cursorOf = (key: string | undefined) =>
  key === undefined ? null : { day: key.slice(0, 10), newest: key.slice(11) };

type Seen = NotificationRow | ClosedRow;

async function mattersOf(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  rows: readonly MatterNotice[],
  language: Language,
): Promise<NoticeMatter[]> {
  const seen = await deps.noticesSeen.rows(h, caller, rows);
  const [{ documents, subjects }, nameOf] = await Promise.all([
    rowsOf(deps, h, caller, seen, rows),
    namesOf(deps, h, {
      unitIds: [],
      personIds: rows.flatMap(({ settledBy }) => (settledBy === null ? [] : [settledBy])),
    }),
  ]);
  const matters = new Map<string, NoticeMatter>();
  for (const [place, shown] of seen.entries()) {
    const row = rows[place];
    if (!row) continue;
    const known = documents.get(shown.documentId ?? '');
    const matter = matters.get(keyOf(row)) ?? {
      ...{ key: keyOf(row), day: row.day, documentId: shown.documentId ?? '' },
      // A document of which the reader has no row: the notice was written for them, and says what it is.
      subject: known?.title ?? (shown.documentId === null ? '' : shown.message),
      ...{ receiveNo: known?.receiveNo ?? '', letterNo: known?.letterNo ?? '' },
      ...{ stateTerm: known?.stateTerm ?? { th: '', en: '' }, nextAct: null, notices: [] },
    };
    const notice = noticeOf(deps, { row, shown, language, caller }, nameOf);
    matters.set(keyOf(row), {
      ...matter,
      nextAct: matter.nextAct ?? nextActOf(notice, subjects.get(subjectOf(row))),
      notices: [...matter.notices, notice],
    });
  }
  return [...matters.values()];
}

function noticeOf(
  { noticesSeen }: Dependencies,
  given: {
    readonly row: MatterNotice;
    readonly shown: Seen;
    readonly language: Language;
    readonly caller: Caller;
  },
  nameOf: (id: string) => string,
): ListedNotice {
  const { row, shown, language, caller } = given;
  const item = noticesSeen.item(shown, language);
  const { kind, isOpen, workKey, settledAt, settledBy } = row;
  return {
    ...{ id: item.NN_RECEIVE_ID, kind, title: item.NN_TITLE, messageHtml: item.NN_DATA },
    ...{ module: item.MODULE, moduleName: item.moduleName, moduleIcon: item.moduleIcon },
    ...{ options: item.OPTIONS, documentId: item.F_DOC_ID, documentRef: item.F_DOC_GET_ID },
    ...{ createdAt: item.CREATED_AT, isUnread: item.IS_READ === 0, isClosed: item.isClosed },
    ...{ isOpen: isOpen && !item.isClosed, isDone: workKey !== null && !isOpen, doneAt: settledAt },
    doneBy: settledBy === null || item.isClosed ? '' : nameOf(settledBy),
    isDoneByReader: settledBy === caller.id,
  };
}

/** Documents of the notices and what waits of them, as the reader has them. */
interface KnownRows {
  /** By the ids of the documents. */
  readonly documents: ReadonlyMap<string, ListRow>;
  /** By the keys of the work. */
  readonly subjects: ReadonlyMap<string, ListRow>;
}

async function rowsOf(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  seen: readonly Seen[],
  notices: readonly MatterNotice[],
): Promise<KnownRows> {
  const items = new Map<string, ListedItem>();
  const told = new Map<string, string>();
  for (const [place, { documentId, transactionId }] of seen.entries()) {
    if (documentId === null) continue;
    const of = { documentId, transmissionId: transactionId, assignmentId: null };
    const on = transactionId === null ? `document:${documentId}` : `transmission:${transactionId}`;
    items.set(on, { ...of, subjectKey: on });
    told.set(documentId, on);
    const work = subjectOf(notices[place]);
    const assignmentId = work.startsWith(assignmentKey) && work.slice(assignmentKey.length);
    if (assignmentId) items.set(work, { ...of, subjectKey: work, assignmentId });
  }
  const rows = await listRowsOf(h, {
    ...{ readerId: caller.id, principals: caller.principals, watching: watchingQueues },
    ...{ numbers: deps.searched.numbers, items: [...items.values()] },
  });
  const subjects = new Map(
    rows.map((row) => [row.subjectKey, toListRow(row, () => '', undefined)] as const),
  );
  const documents = new Map<string, ListRow>();
  for (const [documentId, on] of told) {
    const row = subjects.get(on);
    if (row) documents.set(documentId, row);
  }
  return { documents, subjects };
}

const assignmentKey = 'assignment:';

/** Key of what waits: a reminder is of an assignment. */
const subjectOf = (notice: MatterNotice | undefined): string =>
  (notice?.workKey ?? '').replace(/^reminder:/, assignmentKey);
