import type { Remark } from '@sarn/review/contract';

/** A remark with its number in the text. */
export interface Numbered {
  readonly remark: Remark;
  readonly number: number;
}

/** Remarks in the order of the text, and last those whose words are gone. */
export function numbered(rows: readonly Remark[]): Numbered[] {
  const placeOf = ({ place }: Remark): number => place?.from ?? Number.POSITIVE_INFINITY;
  return rows
    .toSorted((one, other) => {
      const [here, there] = [placeOf(one), placeOf(other)];
      // Infinity is not subtracted from itself.
      return here === there ? one.at.localeCompare(other.at) : here - there;
    })
    .map((remark, index) => ({ remark, number: index + 1 }));
}

/** The remark before or behind another one; the first or the last where none is chosen. */
export function stepFrom(
  list: readonly Numbered[],
  activeId: string | null,
  by: 1 | -1,
): string | null {
  const at = list.findIndex(({ remark }) => remark.id === activeId);
  const next = at < 0 ? (by > 0 ? 0 : list.length - 1) : at + by;
  return list[next]?.remark.id ?? activeId;
}

/** Undecided suggestions on which the reader may decide so. */
export const decidable = (rows: readonly Remark[], decision: 'accept' | 'refuse'): Remark[] =>
  rows.filter(({ state, may }) => state === 'open' && may.includes(decision));

/** On a phone only what is undecided takes the place of the text, as long as there is any. */
export const firstFilter = (rows: readonly Remark[], isPhone: boolean): 'all' | 'open' =>
  isPhone && rows.some(({ state }) => state === 'open') ? 'open' : 'all';
