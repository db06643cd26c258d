import { bandAt } from '../../contract/index.ts';
import type { AgeBand, AgeCount } from '../../contract/index.ts';

/** Counts by age, the youngest band first. */
export function agesOf(
  rows: readonly { readonly bucket: number; readonly count: number }[],
): AgeCount[] {
  const counts = new Map<AgeBand, number>();
  for (const { bucket, count } of rows.toSorted((a, b) => a.bucket - b.bucket)) {
    const band = bandAt(bucket);
    counts.set(band, (counts.get(band) ?? 0) + count);
  }
  return [...counts].map(([band, count]) => ({ band, count }));
}
