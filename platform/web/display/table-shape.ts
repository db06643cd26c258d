import type { ReactNode } from 'react';

export interface TableColumn<R> {
  readonly id: string;
  readonly label: string;
  readonly render: (row: R) => ReactNode;
  /**
   * Place on the phone's card: `title` (one; also the row's name for screen readers), `badge`
   * beside it, `meta` below with its label, `hidden` not at all. Default `meta`.
   */
  readonly role?: 'title' | 'meta' | 'badge' | 'hidden' | undefined;
  readonly isSortable?: boolean | undefined;
  /** CSS width, e.g. `8rem` or `20%`; the other columns share the rest. */
  readonly width?: string | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** Header for screen readers only. */
  readonly isLabelHidden?: boolean | undefined;
}

export interface TableSort {
  /** Id of the column. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export interface TablePage {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Rows of all pages. */
  readonly total: number;
}

/** Rows selected for an action on all of them. */
export interface TableSelection {
  /** Ids of rows. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  /** On cards: a tap selects instead of opening. Rows of a grid always have their checkbox. */
  readonly isChoosing: boolean;
}

export interface TableProps<R extends object> {
  readonly 'aria-label': string;
  readonly columns: readonly TableColumn<R>[];
  /** undefined until the first answer. */
  readonly rows: readonly R[] | undefined;
  readonly rowId: (row: R) => string;
  /** Name of the row, for screen readers and typing ahead. */
  readonly rowName: (row: R) => string;
  /**
   * Rows may change by the acts of others: rows that come without a request of the reader
   * (`isLoading`) wait until the pointer rests.
   */
  readonly isSteady?: boolean | undefined;
  /** A request is running: skeleton when there are no rows yet, else a progress line above. */
  readonly isLoading?: boolean | undefined;
  readonly error?: unknown;
  readonly onRetry?: (() => void) | undefined;
  readonly sort?: TableSort | undefined;
  readonly onSort?: ((sort: TableSort) => void) | undefined;
  /** Without it there is no pager. */
  readonly page?: TablePage | undefined;
  readonly onPage?: ((page: number) => void) | undefined;
  /** The whole row opens by press and Enter. */
  readonly onRowAction?: ((row: R) => void) | undefined;
  /** Rows can be selected, by checkbox and Space; a press opens only while none is selected. */
  readonly selection?: TableSelection | undefined;
  /** Unread rows are bold, with a dot and a text. */
  readonly isUnread?: ((row: R) => boolean) | undefined;
  readonly empty?: { readonly title: string; readonly text?: string | undefined } | undefined;
  /** j and k move by row, wherever the focus is; one table per page. */
  readonly hasRowKeys?: boolean | undefined;
}
