/** Permissions of letters, memos and publications. */
export const letterPermissions = ['registry.draft'] as const;
