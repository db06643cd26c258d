/**
 * Why the product itself suspended an account, or opened it again. Kept as a code, which each screen words
 * in its language, with what it refers to: the name of the account in the directory, or what was
 * typed beside the reason of leaving office.
 */
export const suspendCodes = [
  'directory-missing',
  'directory-back',
  'left-retired',
  'left-resigned',
  'left-moved-away',
  'left-contract-over',
  'left-died',
  'left-other',
] as const;
export type SuspendCode = (typeof suspendCodes)[number];
