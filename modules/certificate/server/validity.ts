/** Bangkok is seven hours ahead of UTC, in summer too. */
const aheadMs = 7 * 3_600_000;

/**
 * The same time of the same day of Bangkok so many years later: whoever reads when a certificate ends finds the day
 * and the time at which it was issued. 29 February becomes 1 March.
 */
export function yearsAfter(moment: Date, years: number): Date {
  const there = new Date(moment.getTime() + aheadMs);
  there.setUTCFullYear(there.getUTCFullYear() + years);
  return new Date(there.getTime() - aheadMs);
}
