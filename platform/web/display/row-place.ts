/** Between which rows dragged ones are put down. */
interface Target {
  readonly key: string | number;
  readonly dropPosition: string;
}

/**
 * The rows in their order after some of them were dragged. They may also be put down beside
 * themselves: by keyboard that is the place where they start.
 */
export function reordered<R>(
  rows: readonly R[],
  rowId: (row: R) => string,
  keys: ReadonlySet<string | number>,
  { key, dropPosition }: Target,
): readonly R[] {
  const isMoved = (row: R) => keys.has(rowId(row));
  const target = rows.findIndex((row) => rowId(row) === key);
  const passed = rows.slice(0, dropPosition === 'before' ? target : target + 1);
  const others = rows.filter((row) => !isMoved(row));
  const at = passed.filter((row) => !isMoved(row)).length;
  return others.toSpliced(at, 0, ...rows.filter(isMoved));
}
