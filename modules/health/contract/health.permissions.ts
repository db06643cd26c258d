/** Seeing the state of the system, and being told of its faults. */
export const healthPermissions = { read: 'settings.health' } as const;
