import type { SentInputOf } from '@sarn/kernel';
import {
  columnsWithout,
  fixedColumn,
  listColumnIds,
  listSizes,
  listSorts,
  readColumns,
  usualColumns,
} from '@sarn/worklist/contract';
import type {
  AreaCode,
  AreaPart,
  listDocuments,
  ListColumnId,
  ListSort,
} from '@sarn/worklist/contract';

export type ListAskSent = SentInputOf<typeof listDocuments>;

/** The reader's view of a list, as it is in the address: a link leads to the same rows. */
export interface ListView {
  readonly part: string;
  readonly folder: string;
  readonly search: string;
  readonly year: string;
  readonly kind: string;
  readonly speed: string;
  readonly state: string;
  readonly register: string;
  readonly person: string;
  /** Name of that person, so that the filter can show it. */
  readonly who: string;
  readonly from: string;
  readonly until: string;
  readonly sort: ListSort;
  readonly dir: 'asc' | 'desc';
  readonly size: number;
  /** Ids of the columns separated by commas; empty: the usual ones. */
  readonly cols: string;
  readonly page: number;
}

const texts = [
  'part',
  'folder',
  'search',
  'year',
  'kind',
  'speed',
  'state',
  'register',
  'person',
  'who',
  'from',
  'until',
  'cols',
] as const;

/** Of the texts, those that filter rows. */
const narrowing = [
  'search',
  'year',
  'kind',
  'speed',
  'state',
  'register',
  'person',
  'from',
  'until',
] as const satisfies readonly (typeof texts)[number][];

/** Pages beyond this are not asked for: nobody reads them, and a filter is the faster way. */
const lastPage = 200;
const usualSize = 20;

type Address = Readonly<Record<string, unknown>>;

/**
 * The view of an address; a parameter that is missing or invalid has its default. Bookmarks
 * with former words, which docs/glossary.md has replaced since, lead to the same rows.
 */
export function viewOf(address: Address): ListView {
  const text = (name: string) => {
    const given = address[name];
    return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  };
  const written = Object.fromEntries(texts.map((name) => [name, text(name)]));
  written['state'] = text('state')
    .replace(/^leg:/, 'transmission:')
    .replace(/^job:/, 'assignment:');
  written['cols'] = text('cols').replace(/\bholders\b/, 'principals');
  const size = Number(text('size'));
  const page = Math.trunc(Number(text('page')));
  return {
    ...(written as Record<(typeof texts)[number], string>),
    sort: listSorts.find((sort) => sort === text('sort')) ?? 'at',
    dir: text('dir') === 'asc' ? 'asc' : 'desc',
    size: listSizes.find((known) => known === size) ?? usualSize,
    page: Math.min(Math.max(page || 1, 1), lastPage),
  };
}

/** The address of a view; defaults are not written. */
export function addressOf(view: ListView): Record<string, string | undefined> {
  return {
    ...Object.fromEntries(texts.map((name) => [name, view[name] || undefined])),
    sort: view.sort === 'at' ? undefined : view.sort,
    dir: view.dir === 'desc' ? undefined : view.dir,
    size: view.size === usualSize ? undefined : String(view.size),
    page: view.page > 1 ? String(view.page) : undefined,
  };
}

/** What a saved view stores: the address without the page. */
export function savedStateOf(view: ListView): Record<string, string> {
  const written = Object.entries(addressOf({ ...view, page: 1 }));
  return Object.fromEntries(
    written.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** A changed view starts again at its first page, unless only the page changed. */
export function changedView(view: ListView, part: Partial<ListView>): ListView {
  return { ...view, page: 1, ...part };
}

/**
 * Another list of the area: search text and filters stay, what only the last list had is dropped.
 */
export function ofPart(view: ListView, part: string): ListView {
  return changedView(view, { part, state: '', sort: 'at', dir: 'desc', from: '', until: '' });
}

/** How many filters are set, not counting the search text. */
export function filterCount(view: ListView): number {
  return narrowing.filter((name) => name !== 'search' && view[name] !== '').length;
}

export function isNarrowed(view: ListView): boolean {
  return narrowing.some((name) => view[name] !== '');
}

/** The view without filters and search text. */
export function cleared(view: ListView): ListView {
  const empty = Object.fromEntries([...narrowing, 'who'].map((name) => [name, '']));
  return changedView(view, empty);
}

/** Whether a list shows what waits, with other columns than a list of documents. */
export const isOfQueues = ({ folder }: Pick<ListView, 'folder'>, part: AreaPart): boolean =>
  part.queues !== undefined && folder === '';

/**
 * The columns of a view, in their order: those of its address, as a saved view has them, otherwise those that the
 * reader chose for the list.
 */
export function columnsOf(
  view: ListView,
  part: AreaPart,
  chosen: readonly string[] | null,
): ListColumnId[] {
  if (view.cols !== '') return readColumns(view.cols.split(','));
  return readColumns(chosen ?? usualColumns[isOfQueues(view, part) ? 'queues' : 'documents']);
}

/** The columns to keep for a list; null: the usual ones. */
export function columnsToKeep(
  view: ListView,
  part: AreaPart,
  columns: readonly string[],
): readonly string[] | null {
  const kept = readColumns([...columns, fixedColumn]);
  const usual = columnsOf({ ...view, cols: '' }, part, null);
  return kept.join() === usual.join() ? null : kept;
}

/**
 * The view without what the register lost to which it is narrowed: its columns, and the filters and the
 * order by them. Saved views and older links lose them this way.
 */
export function viewWithout(view: ListView, part: AreaPart, away: readonly string[]): ListView {
  if (away.length === 0) return view;
  const isAway = (id: string) =>
    listColumnIds.some((one) => one === id) &&
    columnsWithout([id as ListColumnId], away).length === 0;
  const cols = view.cols === '' ? '' : columnsWithout(columnsOf(view, part, null), away).join();
  return {
    ...{ ...view, cols },
    sort: isAway(view.sort) ? 'at' : view.sort,
    speed: isAway('speed') ? '' : view.speed,
    state: isAway('state') ? '' : view.state,
  };
}

/** The request to the server for a view, without the page. */
export function askOf(area: AreaCode, view: ListView): Omit<ListAskSent, 'page' | 'size'> {
  const asked = {
    part: view.part,
    folderId: view.folder,
    search: view.search,
    year: view.year,
    kind: view.kind,
    speed: view.speed,
    state: view.state,
    registerId: view.register,
    personId: view.person,
    from: view.from,
    until: view.until,
  };
  const chosen = Object.entries(asked).filter(([, value]) => value !== '');
  return { area, ...Object.fromEntries(chosen), sort: view.sort, direction: view.dir };
}
