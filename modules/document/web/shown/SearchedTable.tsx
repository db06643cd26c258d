import { Card, SearchField, Table } from '@sarn/platform-web';
import type { TableProps } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { useState } from 'react';

/** The search text and the page. */
export interface SearchedAsk {
  readonly search: string;
  readonly page: number;
}

/** The search text and the page; every new search begins at the first page. */
export function useSearched() {
  const [ask, setAsk] = useState<SearchedAsk>({ search: '', page: 1 });
  return {
    ask,
    setSearch: (search: string) => setAsk({ search, page: 1 }),
    setPage: (page: number) => setAsk({ ...ask, page }),
    /** Back to the first page: another filter was chosen. */
    restart: () => setAsk({ ...ask, page: 1 }),
  };
}

interface SearchedTableProps<R extends object> extends Pick<
  TableProps<R>,
  'aria-label' | 'columns' | 'rowId' | 'rowName' | 'onRowAction' | 'empty' | 'selection'
> {
  readonly searchLabel: string;
  readonly searched: ReturnType<typeof useSearched>;
  readonly found: {
    readonly data: { readonly rows: readonly R[]; readonly total: number } | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly pageSize: number;
  /** Filters beside the search. */
  readonly filters?: ReactNode;
}

/** Rows of the server with a search above and pages below. */
export function SearchedTable<R extends object>(props: SearchedTableProps<R>) {
  const { searchLabel, searched, found, pageSize, filters, ...table } = props;
  const { ask } = searched;
  return (
    <>
      <div className="reg-searched s-no-print">
        <SearchField label={searchLabel} value={ask.search} onSearch={searched.setSearch} />
        {filters}
      </div>
      <Card isFlush>
        <Table
          {...table}
          rows={found.data?.rows}
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          page={{ page: ask.page, pageSize, total: found.data?.total ?? 0 }}
          onPage={searched.setPage}
        />
      </Card>
    </>
  );
}
