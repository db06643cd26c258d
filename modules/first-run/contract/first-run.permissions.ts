/** Going on with the first setup after the setup code is spent. */
export const firstRunPermissions = { manage: 'settings.first-run' } as const;
