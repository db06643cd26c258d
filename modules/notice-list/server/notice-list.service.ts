import type { InputOf, Language, OutputOf } from '@sarn/kernel';
import { watchingQueues } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import { modulesOf } from '@sarn/notification/contract';
import { listModules } from '@sarn/notification/server';
import type { ClosedRow, NoticesSeen, NotificationRow } from '@sarn/notification/server';
import type { Caller, Handle } from '@sarn/platform-server';
import { listRowsOf, namesOf, toListRow } from '@sarn/search/server';
import type { ListedItem } from '@sarn/search/server';
import { circularPrefix, queuePrefix, reminderPrefix } from '../contract/index.ts';
import type { ListedNotice, NoticeMatter, listNoticeMatters } from '../contract/index.ts';
import { countMatters, countModules, listMatters } from './notice-list.store.ts';
import type { MatterNotice } from './notice-list.store.ts';

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
  const [documents, nameOf] = await Promise.all([
    documentsOf(deps, h, caller, seen),
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
      ...{ stateTerm: known?.stateTerm ?? { th: '', en: '' }, nextAct: '', notices: [] },
    };
    const notice = noticeOf(deps, { row, shown, language, caller }, nameOf);
    matters.set(keyOf(row), {
      ...matter,
      nextAct: matter.nextAct || actOf(notice),
      notices: [...matter.notices, notice],
    });
  }
  return [...matters.values()];
}

/** What the reader would do next about an open notice. */
function actOf({ isOpen, isClosed, kind }: ListedNotice): string {
  if (!isOpen || isClosed) return '';
  if (kind.startsWith(queuePrefix)) return kind.slice(queuePrefix.length);
  if (kind.startsWith(circularPrefix)) return 'acknowledge';
  return kind.startsWith(reminderPrefix) ? 'jobAssign' : 'see';
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
  const { kind, isOpen, isWork, settledAt, settledBy } = row;
  return {
    ...{ id: item.NN_RECEIVE_ID, kind, title: item.NN_TITLE, messageHtml: item.NN_DATA },
    ...{ module: item.MODULE, moduleName: item.moduleName, moduleIcon: item.moduleIcon },
    ...{ options: item.OPTIONS, documentId: item.F_DOC_ID, documentRef: item.F_DOC_GET_ID },
    ...{ createdAt: item.CREATED_AT, isUnread: item.IS_READ === 0, isClosed: item.isClosed },
    ...{ isOpen: isOpen && !item.isClosed, isDone: isWork && !isOpen, doneAt: settledAt },
    doneBy: settledBy === null || item.isClosed ? '' : nameOf(settledBy),
    isDoneByReader: settledBy === caller.id,
  };
}

/** Subject and number of the documents, as the reader has them, by their ids. */
async function documentsOf(deps: Dependencies, h: Handle, caller: Caller, seen: readonly Seen[]) {
  const items = new Map<string, ListedItem>();
  for (const { documentId, transactionId } of seen) {
    if (documentId === null) continue;
    const on = transactionId === null ? `document:${documentId}` : `transmission:${transactionId}`;
    items.set(documentId, {
      ...{ subjectKey: on, documentId, transmissionId: transactionId, assignmentId: null },
    });
  }
  const rows = await listRowsOf(h, {
    ...{ readerId: caller.id, principals: caller.principals, watching: watchingQueues },
    ...{ numbers: deps.searched.numbers, items: [...items.values()] },
  });
  return new Map(rows.map((row) => [row.documentId, toListRow(row, () => '', undefined)] as const));
}
