import type { OutputOf } from '@sarn/kernel';
import type { Caller } from '@sarn/platform-server';
import { queueOf, watchingQueues } from '@sarn/document/contract';
import { partOf } from '../../contract/index.ts';
import type { AreaPart, listDocuments, ListAsk } from '../../contract/index.ts';
import type { DocumentKind, FlowSubject } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import { filings } from '../folder/filings.store.ts';
import { assertSeesFolder } from '../folder/folder.service.ts';
import { registers } from '@sarn/register/server';
import { bringUpToDate, newestDocuments } from '@sarn/search/server';
import { asDocument, listRowsOf, namesOnRows, toListRow } from '@sarn/search/server';
import type { FindQuery, ListedItem, IndexFilters, Waiting } from '@sarn/search/server';
import { readTyped } from '@sarn/search/server';
import { listColumnsAway, withoutColumns } from './row-columns.ts';
import { pageOfWaiting, waitingCap } from './waiting.store.ts';

export interface ListPlace {
  readonly page: number;
  readonly size: number;
}

/** One page of a list: what the request selects and the reader may read. */
export async function listPage(
  deps: Dependencies,
  caller: Caller,
  ask: ListAsk,
  place: ListPlace,
  use: 'screen' | 'excel' = 'screen',
): Promise<OutputOf<typeof listDocuments>> {
  const { db } = deps.platform;
  const away = await listColumnsAway(deps, db, caller, ask, use);
  const part = partOf(ask.area, ask.part);
  if (ask.folderId) await assertSeesFolder(db, caller, ask.folderId);
  const isWaiting = part.queues !== undefined && ask.folderId === undefined;
  const found = isWaiting
    ? await waitingLines(deps, caller, part, ask, place)
    : await documentLines(deps, caller, part, ask, place);
  const { id: readerId, principals } = caller;
  const { numbers } = deps.searched;
  const who = { readerId, principals, watching: watchingQueues };
  const rowsAsk = { ...who, numbers, items: found.items };
  const rows = await listRowsOf(db, rowsAsk);
  const name = await namesOnRows(deps, db, rows);
  return {
    rows: (ask.state === undefined ? rows : rows.map(asDocument)).map((row) =>
      withoutColumns(toListRow(row, name, found.waiting.get(row.subjectKey)), away),
    ),
    total: found.total,
    isCapped: found.isCapped,
  };
}

interface Page {
  readonly items: readonly ListedItem[];
  /** Since when the items wait, by their keys; items that do not wait have no entry. */
  readonly waiting: ReadonlyMap<string, Waiting>;
  readonly total: number;
  readonly isCapped: boolean;
}

async function waitingLines(
  deps: Dependencies,
  caller: Caller,
  part: AreaPart,
  ask: ListAsk,
  { page, size }: ListPlace,
): Promise<Page> {
  const { db } = deps.platform;
  const [on, state] = ask.state?.split(':') ?? [];
  const marks = indexFiltersOf(ask, part.queueKinds);
  if (hasIndexFilters(marks)) await bringUpToDate(deps);
  const items = await pageOfWaiting(db, {
    ...marks,
    principals: caller.principals,
    parts: (part.queues ?? []).flatMap((code) => queueOf(deps.queues, code).parts),
    speed: ask.speed ?? null,
    state: on && state ? { on: on as FlowSubject, state } : null,
    sort: ask.sort,
    isDescending: ask.direction === 'desc',
    limit: size,
    offset: (page - 1) * size,
  });
  const total = items[0]?.total ?? 0;
  const waiting = new Map(items.map((item) => [item.subjectKey, item]));
  return { items, waiting, total: Math.min(total, waitingCap), isCapped: total > waitingCap };
}

const hasIndexFilters = ({ terms, tags, anyTags }: IndexFilters): boolean =>
  terms.length + tags.length + anyTags.length > 0;

/** The reader's filters, as filters of the search index. */
function indexFiltersOf(ask: ListAsk, kinds: readonly DocumentKind[] | undefined): IndexFilters {
  const marks: Record<string, string | number | undefined> = {
    y: ask.year,
    'k:': ask.kind,
    'r:': ask.registerId,
    'p:': ask.personId,
  };
  return {
    terms: readTyped(ask.search),
    tags: Object.entries(marks).flatMap(([mark, value]) =>
      value === undefined ? [] : [`${mark}${value}`],
    ),
    anyTags: kinds ? [kinds.map((kind) => `k:${kind}`)] : [],
  };
}

async function documentLines(
  deps: Dependencies,
  caller: Caller,
  part: AreaPart,
  ask: ListAsk,
  place: ListPlace,
): Promise<Page> {
  const query = await documentQuery(deps, caller, part, ask);
  if (query.anyTags?.some((group) => group.length === 0)) {
    return { items: [], waiting: new Map(), total: 0, isCapped: false };
  }
  await bringUpToDate(deps);
  const { ids, total, isCapped } = await newestDocuments(deps, query, ask, place);
  const items = ids.map((id) => ({
    subjectKey: `document:${id}`,
    documentId: id,
    transmissionId: null,
    assignmentId: null,
  }));
  return { items, waiting: new Map(), total, isCapped };
}

async function documentQuery(
  deps: Dependencies,
  caller: Caller,
  part: AreaPart,
  ask: ListAsk,
): Promise<FindQuery> {
  // A folder may hold documents of any area.
  const scope = ask.folderId ? {} : (part.documents ?? {});
  const marks = indexFiltersOf(ask, scope.kinds);
  const [on, state] = ask.state?.split(':') ?? [];
  const groups = [
    ...(scope.states ? [scope.states.map((one) => `s:${one}`)] : []),
    ...(scope.kept ? [await keptRegisters(deps, caller, scope.kept)] : []),
  ];
  // This list has only documents: transmissions and assignments have no row in it.
  const own = state ? [`${on === 'document' ? 's' : 'none'}:${state}`] : [];
  const mine = scope.only === 'mine' ? [`p:${caller.id}`] : [];
  const within = withinOf(caller, ask, scope.only);
  return {
    principals: caller.principals,
    terms: marks.terms,
    tags: [...marks.tags, ...own, ...mine],
    anyTags: [...marks.anyTags, ...groups],
    ...(within ? { within } : {}),
    ...(ask.speed ? { speed: ask.speed } : {}),
    from: ask.from ? `${ask.from}T00:00:00+07:00` : null,
    until: ask.until ? `${ask.until}T23:59:59.999+07:00` : null,
  };
}

function withinOf(caller: Caller, ask: ListAsk, only: string | undefined): FindQuery['within'] {
  if (ask.folderId) return { folderId: ask.folderId, filings };
  return only === 'opened' ? { openedBy: caller.id } : undefined;
}

/** Index filters of the registers the caller keeps: those of letters received, or all others. */
async function keptRegisters(deps: Dependencies, caller: Caller, which: 'received' | 'issued') {
  const { rows } = await registers(deps, deps.platform.db, caller);
  return rows
    .filter(({ kind }) => (kind === 'receive') === (which === 'received'))
    .map(({ id }) => `r:${id}`);
}
