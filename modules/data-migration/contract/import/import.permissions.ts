/** Permissions of importing registers. */
export const importPermissions = ['registry.import'] as const;
