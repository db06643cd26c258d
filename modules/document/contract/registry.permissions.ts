/** Who keeps a registry; several modules ask it, each brings its other permissions itself. */
export const registryPermissions = ['registry.register'] as const;
