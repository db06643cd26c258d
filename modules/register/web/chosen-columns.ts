import { bookColumnIds } from '@sarn/register/contract';
import type { BookColumnId, BookColumnShown } from '@sarn/register/contract';

// Per person and kind of register, in this browser.
const keyOf = (personId: string, kind: string): string => `sarn_book_columns_${personId}_${kind}`;

/** Columns that a person does not want to see in registers of a kind; none where the browser keeps nothing. */
export function hiddenColumns(personId: string, kind: string): readonly BookColumnId[] {
  try {
    const named = (localStorage.getItem(keyOf(personId, kind)) ?? '').split(' ');
    return bookColumnIds.filter((id) => named.includes(id));
  } catch {
    return [];
  }
}

/** Keeps the choice for the next visit; none: the columns of the agency. */
export function hideColumns(personId: string, kind: string, hidden: readonly BookColumnId[]): void {
  try {
    if (hidden.length === 0) localStorage.removeItem(keyOf(personId, kind));
    else localStorage.setItem(keyOf(personId, kind), hidden.join(' '));
  } catch {
    // A browser that forbids storage shows the columns of the agency each time.
  }
}

/** The number and the subject name an entry: they cannot be hidden. */
export const isFixedColumn = (id: BookColumnId): boolean => id === 'number' || id === 'title';

/** What is shown of the columns that the agency offers: a column that it took away is not among them. */
export const shownColumns = (
  offered: readonly BookColumnShown[],
  hidden: readonly BookColumnId[],
): readonly BookColumnId[] =>
  offered.map(({ id }) => id).filter((id) => isFixedColumn(id) || !hidden.includes(id));
