import type { BookColumnId, BookColumnShown } from '@sarn/register/contract';

/** The number and the subject name an entry: they cannot be hidden. */
export const isFixedColumn = (id: BookColumnId): boolean => id === 'number' || id === 'title';

/** What is shown of the columns that the agency offers: a column that it took away is not among them. */
export const shownColumns = (
  offered: readonly BookColumnShown[],
  hidden: readonly BookColumnId[],
): readonly BookColumnId[] =>
  offered.map(({ id }) => id).filter((id) => isFixedColumn(id) || !hidden.includes(id));
