import { settingStates } from '@sarn/kernel';
import type { DescribedTable } from '@sarn/kernel';
import { ownSearch } from '../own-address.ts';
import { pageNumber } from '../page-in-address.ts';
import { startOfList } from './list-state.ts';
import type { ListState } from './list-state.ts';

/*
 * What a list shows and which row is open, as in the address: a refresh shows the same, and so do a link and
 * Back from another page. A page with several tables has the parameters of the one in `tab`.
 */

/** Parameters of filters by a field: `is.unit=…`. */
const fieldPrefix = 'is.';

/** What the page has a word for: it tells by what its rows are sorted. */
function isSortable({ fields, isCodeMade, isClosed }: DescribedTable, column: string): boolean {
  const codes = isCodeMade ? [] : ['code'];
  const ends = isClosed ? [] : ['validFrom'];
  return ['sort', 'nameTh', ...codes, ...ends].includes(column) || Object.hasOwn(fields, column);
}

/** The parameters of the address, where they are of this table. */
export const paramsOf = ({ code }: DescribedTable): URLSearchParams => {
  const params = new URLSearchParams(location.search);
  const tab = params.get('tab');
  return tab === null || tab === code ? params : new URLSearchParams();
};

/** What the address says of the list of a table; what it does not know there is as usual. */
export function readListAddress(table: DescribedTable): ListState {
  const params = paramsOf(table);
  const column = params.get('sort') ?? '';
  const asked = Object.entries(table.fields).flatMap(([name, { kind }]) => {
    const value = params.get(fieldPrefix + name);
    return value !== null && (kind === 'choice' || kind === 'reference')
      ? [[name, value] as const]
      : [];
  });
  return {
    search: params.get('search') ?? '',
    state: settingStates.find((state) => state === params.get('state')) ?? startOfList.state,
    where: Object.fromEntries(asked),
    page: pageNumber(params.get('page')),
    sort: isSortable(table, column)
      ? { column, direction: params.get('way') === 'down' ? 'descending' : 'ascending' }
      : startOfList.sort,
  };
}

/** Writes into the address what a list shows. */
export function writeListAddress(table: DescribedTable, list: ListState): void {
  const { search, state, where, page, sort } = list;
  const isUsual = JSON.stringify(sort) === JSON.stringify(startOfList.sort);
  const filters = Object.keys(table.fields).map(
    (name) => [fieldPrefix + name, where[name] ?? null] as const,
  );
  ownSearch({
    search: search || null,
    state: state === startOfList.state ? null : state,
    page: page === 1 ? null : String(page),
    sort: isUsual ? null : sort.column,
    way: !isUsual && sort.direction === 'descending' ? 'down' : null,
    ...Object.fromEntries(filters),
  });
}

/** The row that is open: its code; empty: a new one; null: none. */
export const readOpenRow = (table: DescribedTable): string | null => {
  const params = paramsOf(table);
  return params.get('row') ?? (params.has('new') ? '' : null);
};

export const writeOpenRow = (code: string | null): void =>
  ownSearch({ row: code || null, new: code === '' ? '' : null });

/** The table of a page with several that its address names. */
export const readTab = (tables: readonly DescribedTable[]): string | undefined => {
  const tab = new URLSearchParams(location.search).get('tab');
  return tables.find(({ code }) => code === tab)?.code;
};

/** Another table has another list. */
export const writeTab = (tab: string): void => {
  const left = [...new URLSearchParams(location.search).keys()].map((name) => [name, null]);
  ownSearch({ ...Object.fromEntries(left), tab });
};
