/**
 * Permission of those who keep a registry; several modules ask it, and bring their others
 * themselves.
 */
export const registryPermissions = ['registry.register'] as const;
