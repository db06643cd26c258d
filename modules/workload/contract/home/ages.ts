/** Days since when open work waits: where each band of a histogram begins and ends, both included. */
export const ageBands = {
  '0-3': { from: 0, until: 3 },
  '4-7': { from: 4, until: 7 },
  '8-15': { from: 8, until: 15 },
  '16-30': { from: 16, until: 30 },
  '31-60': { from: 31, until: 60 },
  '61': { from: 61, until: null },
} as const satisfies Readonly<
  Record<string, { readonly from: number; readonly until: number | null }>
>;

export type AgeBand = keyof typeof ageBands;

/** In their order, which `Object.keys` gives: none of the names is a number but the last. */
export const ageBandNames = ['0-3', '4-7', '8-15', '16-30', '31-60', '61'] as const;

/** First days of all bands but the first, as `width_bucket` takes them. */
export const bandStarts: readonly number[] = ageBandNames
  .slice(1)
  .map((name) => ageBands[name].from);

/** The band of a bucket that `width_bucket` gave. */
export const bandAt = (bucket: number): AgeBand => ageBandNames[bucket] ?? '61';

/** Days before its due date from which work is called due soon. */
export const soonDays = 3;
