import { settingPageSize } from '@sarn/kernel';
import type { DescribedTable, SettingState } from '@sarn/kernel';
import type { TableSort } from '../display/table-shape.ts';

/** What a list shows. */
export interface ListState {
  readonly search: string;
  readonly state: SettingState;
  readonly where: Readonly<Record<string, string>>;
  readonly page: number;
  readonly sort: TableSort;
}

/** What is shown first: the rows in use, in their own order. */
export const startOfList: ListState = {
  search: '',
  state: 'current',
  where: {},
  page: 1,
  sort: { column: 'sort', direction: 'ascending' },
};

export const pageSize = settingPageSize;

/** Whether the rows stand as the agency has put them. */
export const isInOwnOrder = ({ sort }: ListState): boolean =>
  sort.column === startOfList.sort.column && sort.direction === startOfList.sort.direction;

/** Whether a filter or a search text is set. */
export const isNarrowed = ({ search, state, where }: ListState): boolean =>
  search !== '' || state !== 'current' || Object.keys(where).length > 0;

/** The same as the call takes it. */
export const askedOf = ({ code }: DescribedTable, list: ListState) => ({
  table: code,
  search: list.search,
  state: list.state,
  where: { ...list.where },
  page: list.page,
  sort: list.sort.column,
  direction: list.sort.direction,
});
