import type { Difference } from '../contract/index.ts';

/** A value of a field. */
export type Shown = string | number | boolean | null | undefined;

const text = (value: Shown): string => (value === null || value === undefined ? '' : String(value));

/** One line for each field whose value is another one; `before` null makes all of them new. */
export function differenceOf<F extends Readonly<Record<string, Shown>>>(
  before: Partial<F> | null,
  after: F,
): Difference[] {
  return Object.entries(after)
    .map(([field, value]) => ({
      ...{ field, name: '' },
      before: text(before?.[field as keyof F]),
      after: text(value),
    }))
    .filter((line) => line.before !== line.after);
}
