/** Limits of certificates. */
export const certificateLimits = {
  /** Shortest secret of a private key: whoever has the database could try shorter ones. @assumed */
  secretLength: 10,
  /** Longest validity of a certificate of a person. @assumed */
  mostYears: 3,
  /**
   * How long before the moment of issue a certificate begins, in minutes: clocks of servers, time-stamp
   * authorities and devices differ, and a signature stamped before the beginning would stay invalid for ever.
   */
  beginsBefore: 15,
  /** How long before its end a certificate counts as expiring. */
  expiringDays: 30,
  /** Days before the end on which its owner is told. */
  toldDays: [30, 7, 1],
  /** People in one page of the list. */
  pageSize: 50,
  /** How long a revocation list is good for unless told otherwise, and what may be told. @assumed */
  listDays: 7,
  listDaysLeast: 2,
  listDaysMost: 30,
  /** How many days before a list ends it is told that the locked issuing key cannot sign the next one. @assumed */
  listWarnDays: 3,
  /** How long an answer about the state of a certificate may be used, in minutes. @assumed */
  statusMinutes: 60,
  /** Longest request about states; one with twenty questions has half of that. */
  statusBytes: 4096,
  /** Longest file with a certificate of another authority and those above it. */
  broughtBytes: 100 * 1024,
} as const;
