import type { BookType, DashboardGroup } from '@sarn/portal/contract';

/** A panel of the dashboard, as the agency set it. */
export interface BookPanel {
  readonly book: BookType;
  readonly title: string;
  /** Rows of a page. */
  readonly rows: number;
}

/** The panels that this reader sees, in the order of the agency. */
export const shownPanels = (groups: readonly DashboardGroup[]): readonly BookPanel[] =>
  groups
    .filter(({ isShown }) => isShown)
    .toSorted((a, b) => a.place - b.place)
    .map(({ bookType, title, rows }) => ({ book: bookType, title, rows }));
