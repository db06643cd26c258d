import type { RowDifference, SectionDifference } from '@sarn/configuration/contract';

/** Keys of what a row offers: its fields where it changes, else the row itself. */
export const keysOf = ({ kind, key, fields }: RowDifference): readonly string[] =>
  kind === 'changed' ? fields.map((field) => field.key) : [key];

/** Everything that a file would change; rows that are only here only when it is followed. */
export const allKeys = (
  sections: readonly SectionDifference[],
  isLikeFile: boolean,
): readonly string[] =>
  sections.flatMap(({ rows }) =>
    rows.filter(({ kind }) => isLikeFile || kind !== 'here').flatMap(keysOf),
  );

/** How many rows are touched by what is chosen. */
export const countRows = (
  sections: readonly SectionDifference[],
  chosen: ReadonlySet<string>,
): number =>
  sections.flatMap(({ rows }) => rows).filter((row) => keysOf(row).some((key) => chosen.has(key)))
    .length;
