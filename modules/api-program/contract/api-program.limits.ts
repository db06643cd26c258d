/** SETTINGS §5. Days, and how many at a time. */
export const programLimits = {
  usualDays: 90,
  mostDays: 366,
  tokens: 2,
  addresses: 20,
  notified: 100,
  notifiedGroups: 10,
  /** Days before the end of a program from which on it is warned of. @assumed */
  warnDays: 14,
} as const;
