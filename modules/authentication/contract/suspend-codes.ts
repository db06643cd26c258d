/**
 * Why the product itself suspended an account, or opened it again. Kept as a code, which each screen words
 * in its language, with what it refers to: the name of the account in the directory.
 */
export const suspendCodes = ['directory-missing', 'directory-back'] as const;
export type SuspendCode = (typeof suspendCodes)[number];
