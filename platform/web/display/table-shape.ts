import type { KeyboardEvent, ReactNode } from 'react';
import type { DragAndDropHooks } from 'react-aria-components';

export interface TableColumn<R> {
  readonly id: string;
  readonly label: string;
  readonly render: (row: R) => ReactNode;
  /**
   * `title` (one) names the row, also for screen readers; the others share what it leaves.
   * `badge` stands above the title of a card, `meta` (default) below it. `detail` is in the details
   * of a row only, which open by a press; `act` is at the end of a card, and nowhere else where its
   * column left; `hidden` is not on cards.
   */
  readonly role?: 'title' | 'meta' | 'badge' | 'detail' | 'act' | 'hidden' | undefined;
  /**
   * Which columns leave first where the table is narrow: 1 stays longest, default 3. What left is
   * below the title, and with its label in the details of the row.
   */
  readonly priority?: 1 | 2 | 3 | 4 | undefined;
  /** The value says what it is: no label beside it outside the head of its column. */
  readonly isPlain?: boolean | undefined;
  /** Rows can be sorted by it; says what the two directions are called. */
  readonly sortedAs?: SortKind | undefined;
  /** CSS width, in `px`, `rem` or `%`; default 9rem. The title has what is left. */
  readonly width?: string | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** Header for screen readers only. */
  readonly isLabelHidden?: boolean | undefined;
}

/**
 * What a column is sorted by: letters, points in time, due dates, urgency, numbers, the order of a list, yes
 * and no, the places that the rows were given.
 */
export type SortKind =
  | 'text'
  | 'time'
  | 'due'
  | 'urgency'
  | 'number'
  | 'choice'
  | 'switch'
  | 'place';

/** Something by which rows are sorted: a column, or what has no column. */
export type SortName = Pick<TableColumn<never>, 'id' | 'label' | 'sortedAs'>;

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
  /** Begins and ends choosing on cards, by a button above them; left out where the page has its own. */
  readonly onPick?: ((isPicking: boolean) => void) | undefined;
}

/**
 * What a list without rows says: that there are none yet and what to do, or that none matches, with
 * a button that clears the filters. Both are demanded, so that no list says only one of them.
 */
export interface ListEmpty {
  readonly none: {
    readonly title: string;
    /** What will be here, or what to do. */
    readonly text?: string | undefined;
    readonly action?: ReactNode;
  };
  /** Null: the list has no filter and no search. */
  readonly filter: ListFilter | null;
}

export interface ListFilter {
  /** Whether a filter or a search text is set. */
  readonly isSet: boolean;
  readonly onClear: () => void;
  /** What was not found; the usual sentence where left out. */
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

/** Rows whose order is changed by dragging, with the pointer or by keyboard, and by Alt with an arrow. */
export interface TableReorder {
  /** Of `useDragAndDrop`, which only pages load whose rows have an order. */
  readonly hooks: DragAndDropHooks;
  /** The rows do not stand in their own order now. The hooks stay: a table cannot begin or cease to have them. */
  readonly isOff?: boolean | undefined;
  /** Name of the column of handles. */
  readonly label: string;
  /** Of `shiftKeys`. */
  readonly onKey: (event: KeyboardEvent) => void;
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
  /**
   * By what else the rows can be sorted: what has no column, or one that is not shown. No heading says so,
   * so that it is told above the rows.
   */
  readonly orders?: readonly SortName[] | undefined;
  /** Without it there is no pager. */
  readonly page?: TablePage | undefined;
  readonly onPage?: ((page: number) => void) | undefined;
  /** The whole row opens by press and Enter. */
  readonly onRowAction?: ((row: R) => void) | undefined;
  /** Rows can be selected, by checkbox and Space; a press opens only while none is selected. */
  readonly selection?: TableSelection | undefined;
  /** The rows can be put into another order. */
  readonly reorder?: TableReorder | undefined;
  /** Unread rows are bold, with a dot and a text. */
  readonly isUnread?: ((row: R) => boolean) | undefined;
  readonly empty?: ListEmpty | undefined;
  /** Width of the table, in CSS pixels, below which its rows are cards; default 640. */
  readonly cardsBelow?: number | undefined;
  /**
   * j and k move by row, wherever the focus is; x chooses a row, r presses its `s-row-act`. One table per
   * page.
   */
  readonly hasRowKeys?: boolean | undefined;
}
