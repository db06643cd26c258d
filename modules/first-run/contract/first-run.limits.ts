/** Times and sizes of the first setup. Specification of settings §5. */
export const firstRunLimits = {
  /** Hours in which a printed setup code can be used. */
  codeHours: 24,
  /** Characters of the code without its dashes. */
  codeLength: 12,
  /** Minutes in which the number of a test mail can be typed back. @assumed */
  mailMinutes: 30,
  /** Wrong numbers after which a new test mail is needed. @assumed */
  mailAttempts: 5,
  /** Units that may be points at first; more are set up in the settings. @assumed */
  units: 300,
} as const;
