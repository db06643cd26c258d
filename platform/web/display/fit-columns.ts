import type { TableColumn } from './table-shape.ts';

type Fitted = Pick<TableColumn<never>, 'id' | 'role' | 'width' | 'priority'>;

/** What a table has room for. */
export interface Fit {
  /** The columns that stay beside the title, in their order; the title is one of them. */
  readonly shown: ReadonlySet<string>;
  /** Columns that have left, the most important first. */
  readonly left: readonly string[];
  /** Whether the rows have details that can be opened. */
  readonly hasDetails: boolean;
}

/** Width of the title below which no other column takes from it: 20rem, and the space around it. */
const leastTitle = 20;
/** A column that is not needed in each row leaves before the title gets narrower than this. */
const goodTitle = 28;
/** Of the button that opens the details, CSS pixels. */
const toggleWidth = 44;
const usualWidth = '9rem';
const usualPriority = 3;

// What can be done with a row stays before what is known of it.
const priorityOf = ({ role, priority = usualPriority }: Fitted): number =>
  role === 'act' ? 0 : priority;

/** The column that names a row. */
export function titleOf<C extends Pick<TableColumn<never>, 'role'>>(
  columns: readonly C[],
): C | undefined {
  return columns.find(({ role }) => role === 'title') ?? columns[0];
}

/**
 * The columns for which there is room, by priority: the first that does not fit leaves, and all that
 * are less important than it.
 *
 * @param room width of the table without its checkboxes, CSS pixels; 0: not known, all stay
 * @param rem CSS pixels of one rem
 * @param fewer columns more to leave, because a word was wider than the width of its column
 */
export function fitColumns(
  columns: readonly Fitted[],
  room: number,
  rem: number,
  fewer: number,
): Fit {
  const title = titleOf(columns);
  const others = columns
    .filter((column) => column !== title && column.role !== 'detail')
    .toSorted((a, b) => priorityOf(a) - priorityOf(b));
  const hasDetail = columns.some(({ role }) => role === 'detail');
  const countIn = (width: number) => countFitting(others, width, rem);
  const fitting = room === 0 ? others.length : countIn(room - (hasDetail ? toggleWidth : 0));
  const isAll = fitting === others.length && fewer === 0;
  // The button of the details takes room itself.
  const count = isAll || hasDetail ? fitting : countIn(room - toggleWidth);
  const staying = others.slice(0, Math.max(0, count - fewer));
  const left = others
    .slice(staying.length)
    .filter(({ role }) => role !== 'hidden' && role !== 'act');
  const ids = new Set([...(title ? [title.id] : []), ...staying.map(({ id }) => id)]);
  return {
    shown: ids,
    left: left.map(({ id }) => id),
    hasDetails: hasDetail || left.length > 0,
  };
}

function countFitting(sorted: readonly Fitted[], room: number, rem: number): number {
  let rest = room;
  const misfit = sorted.findIndex((column) => {
    rest -= pixels(column.width ?? usualWidth, room, rem);
    return rest < (priorityOf(column) <= 1 ? leastTitle : goodTitle) * rem;
  });
  return misfit < 0 ? sorted.length : misfit;
}

function pixels(width: string, room: number, rem: number): number {
  const value = Number.parseFloat(width);
  if (width.endsWith('rem')) return value * rem;
  return width.endsWith('%') ? (value * room) / 100 : value;
}
