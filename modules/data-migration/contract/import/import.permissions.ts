/** Permissions of bringing in registers. */
export const importPermissions = ['registry.import'] as const;
