import { Card, FilterBar, SearchField, Table } from '@sarn/platform-web';
import type { ListEmpty, TableProps } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import type { Searched } from './use-searched.ts';

interface SearchedTableProps<R extends object> extends Pick<
  TableProps<R>,
  'aria-label' | 'columns' | 'rowId' | 'rowName' | 'onRowAction' | 'selection'
> {
  readonly searchLabel: string;
  readonly searched: Searched;
  readonly found: {
    readonly data: { readonly rows: readonly R[]; readonly total: number } | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly pageSize: number;
  /** What the list says while nobody has narrowed it; what it says otherwise is made here. */
  readonly empty: ListEmpty['none'];
  /** Before the search and always in sight: what the list is of. */
  readonly lead?: ReactNode;
  /** Filters beside the search. */
  readonly filters?: ReactNode;
  /** Buttons for the list as a whole. */
  readonly tools?: ReactNode;
}

/** Rows of the server with a search above and pages below. */
export function SearchedTable<R extends object>(props: SearchedTableProps<R>) {
  const { searchLabel, searched, found, pageSize, lead, filters, tools, empty, ...table } = props;
  const { ask, isNarrowed, onClear } = searched;
  return (
    <>
      <FilterBar
        lead={lead}
        search={
          <SearchField
            label={searchLabel}
            isLabelHidden
            placeholder={searchLabel}
            value={ask.search}
            onSearch={searched.setSearch}
          />
        }
        tools={tools}
        isNarrowed={isNarrowed}
        onClear={onClear}
      >
        {filters}
      </FilterBar>
      <Card isFlush>
        <Table
          {...table}
          rows={found.data?.rows}
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          page={{ page: ask.page, pageSize, total: found.data?.total ?? 0 }}
          onPage={searched.setPage}
          empty={{ none: empty, filter: { isSet: isNarrowed, onClear } }}
        />
      </Card>
    </>
  );
}
