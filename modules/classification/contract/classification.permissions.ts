/** Permissions about classified documents. */
export const secretPermissions = ['registry.break-glass'] as const;
