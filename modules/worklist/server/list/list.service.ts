import type { OutputOf } from '@sarn/kernel';
import type { Caller, Database } from '@sarn/platform-server';
import { documentKinds, queueOf, stateTerm, watchingQueues } from '@sarn/document/contract';
import { partOf } from '../../contract/index.ts';
import type { AreaPart, listDocuments, ListAsk, ListRow } from '../../contract/index.ts';
import type { DocumentKind, FlowState, FlowSubject } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import { assertSeesFolder } from '../folder/folder.service.ts';
import { registers } from '@sarn/register/server';
import { bringUpToDate, newestDocuments } from '@sarn/search/server';
import type { FindQuery } from '@sarn/search/server';
import { readTyped } from '@sarn/search/server';
import { listLineRows } from './list-row.store.ts';
import type { LineAsk, LineRow } from './list-row.store.ts';
import type { IndexFilters } from '@sarn/search/server';
import { pageOfWaiting, waitingCap } from './waiting.store.ts';

export interface ListPlace {
  readonly page: number;
  readonly size: number;
}

/** One page of a list: what the ask names, and the reader may read. */
export async function listPage(
  deps: Dependencies,
  caller: Caller,
  ask: ListAsk,
  place: ListPlace,
): Promise<OutputOf<typeof listDocuments>> {
  const { db } = deps.platform;
  const part = partOf(ask.area, ask.part);
  if (ask.folderId) await assertSeesFolder(db, caller, ask.folderId);
  const isWaiting = part.queues !== undefined && ask.folderId === undefined;
  const found = isWaiting
    ? await waitingLines(deps, caller, part, ask, place)
    : await documentLines(deps, caller, part, ask, place);
  const rows = await listLineRows(db, found.lines, caller, watchingQueues);
  const since = new Map(found.lines.map((line) => [line.thingKey, line]));
  const name = await namesOf(deps, db, rows);
  return {
    rows: rows.map((row) => toListRow(row, since.get(row.thingKey), name)),
    total: found.total,
    isCapped: found.isCapped,
  };
}

interface Line extends LineAsk {
  /** Since when it waits; left out for documents. */
  readonly since?: string;
  readonly dueDate?: string | null;
}

interface Lines {
  readonly lines: readonly Line[];
  readonly total: number;
  readonly isCapped: boolean;
}

async function waitingLines(
  deps: Dependencies,
  caller: Caller,
  part: AreaPart,
  ask: ListAsk,
  { page, size }: ListPlace,
): Promise<Lines> {
  const { db } = deps.platform;
  const [on, state] = ask.state?.split(':') ?? [];
  const marks = indexFiltersOf(ask, part.queueKinds);
  if (hasIndexFilters(marks)) await bringUpToDate(db);
  const lines = await pageOfWaiting(db, {
    ...marks,
    holders: caller.holders,
    parts: (part.queues ?? []).flatMap((code) => queueOf(deps.queues, code).parts),
    speed: ask.speed ?? null,
    state: on && state ? { on: on as FlowSubject, state } : null,
    sort: ask.sort,
    isDescending: ask.direction === 'desc',
    limit: size,
    offset: (page - 1) * size,
  });
  const total = lines[0]?.total ?? 0;
  return { lines, total: Math.min(total, waitingCap), isCapped: total > waitingCap };
}

const hasIndexFilters = ({ terms, tags, anyTags }: IndexFilters): boolean =>
  terms.length + tags.length + anyTags.length > 0;

/** What the reader filters by, as marks of the search index. */
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
): Promise<Lines> {
  const query = await documentQuery(deps, caller, part, ask);
  if (query.anyTags?.some((group) => group.length === 0)) {
    return { lines: [], total: 0, isCapped: false };
  }
  await bringUpToDate(deps.platform.db);
  const { ids, total, isCapped } = await newestDocuments(deps, query, ask, place);
  const lines = ids.map((id) => ({
    thingKey: `document:${id}`,
    documentId: id,
    legId: null,
    jobId: null,
  }));
  return { lines, total, isCapped };
}

async function documentQuery(
  deps: Dependencies,
  caller: Caller,
  part: AreaPart,
  ask: ListAsk,
): Promise<FindQuery> {
  // A folder holds documents of any area.
  const scope = ask.folderId ? {} : (part.papers ?? {});
  const marks = indexFiltersOf(ask, scope.kinds);
  const [on, state] = ask.state?.split(':') ?? [];
  const groups = [
    ...(scope.states ? [scope.states.map((one) => `s:${one}`)] : []),
    ...(scope.kept ? [await keptRegisters(deps, caller, scope.kept)] : []),
  ];
  // Only documents stand here: no transmission and no job has a line.
  const own = state ? [`${on === 'document' ? 's' : 'none'}:${state}`] : [];
  const mine = scope.only === 'mine' ? [`p:${caller.id}`] : [];
  const within = withinOf(caller, ask, scope.only);
  return {
    holders: caller.holders,
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
  if (ask.folderId) return { folderId: ask.folderId };
  return only === 'opened' ? { openedBy: caller.id } : undefined;
}

/** Marks of the registers the caller keeps: those of letters received, or all others. */
async function keptRegisters(deps: Dependencies, caller: Caller, which: 'received' | 'issued') {
  const { rows } = await registers(deps, deps.platform.db, caller);
  return rows
    .filter(({ kind }) => (kind === 'receive') === (which === 'received'))
    .map(({ id }) => `r:${id}`);
}

/** Id in a key: `p:<person>` or `<duty>:<unit>`. */
const idIn = (principal: string): string => principal.slice(principal.indexOf(':') + 1);

async function namesOf(deps: Dependencies, db: Database, rows: readonly LineRow[]) {
  const keys = rows.flatMap((row) => row.holders);
  const people = [...new Set(keys.filter((key) => key.startsWith('p:')).map(idIn))];
  const units = [
    ...keys.filter((key) => !key.startsWith('p:')).map(idIn),
    ...rows.map((row) => row.ownerUnitId),
  ];
  const found = [
    ...(await deps.organisation.units(db, [...new Set(units)])),
    ...(people.length > 0 ? await deps.organisation.personCard(db, people) : []),
  ];
  const names = new Map(found.map((one) => [one.id, one.name]));
  return (id: string) => names.get(id) ?? '';
}

function toListRow(row: LineRow, line: Line | undefined, name: (id: string) => string): ListRow {
  const on = row.thingKey.slice(0, row.thingKey.indexOf(':')) as FlowSubject;
  const states = { document: row.documentState, leg: row.legState, job: row.jobState };
  const state = states[on] ?? row.documentState;
  const { th, en } = documentKinds[row.kind as DocumentKind];
  return {
    key: row.thingKey,
    documentId: row.documentId,
    on,
    targetId: row.thingKey.slice(on.length + 1),
    kind: row.kind,
    kindTerm: { th, en },
    title: row.title,
    letterNo: row.letterNo,
    letterDate: row.letterDate,
    receiveNo: row.receiveNo ?? '',
    sender: row.sender || name(row.ownerUnitId),
    addressee: row.addressee,
    speed: row.speed,
    state,
    stateTerm: stateTerm(on, state as FlowState),
    at: line?.since ?? row.createdAt,
    dueDate: line?.dueDate === undefined ? row.dueDate : line.dueDate,
    instruction: row.instruction,
    holders: [...new Set(row.holders.map((principal) => name(idIn(principal))))].filter(Boolean),
    isUnread: !row.isRead,
    hasFile: row.hasFile,
  };
}
