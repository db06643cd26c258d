/** Permissions of registers; a role or a post grants them. */
export const registerPermissions = ['registry.reserve'] as const;
