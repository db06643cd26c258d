/**
 * Permissions that open a page of the settings centre, and whether a grant for one unit opens it: who has
 * one of them finds the centre in the launcher, with these pages. A test of the application compares the
 * list with the pages. Those of the registry (`registry.…`) are left out: its own pages lead there.
 */
export const settingsPermissions: Readonly<Record<string, 'everywhere' | 'any-unit'>> = {
  'audit.read': 'everywhere',
  'backup.manage': 'everywhere',
  'help.manage': 'everywhere',
  'help.publish-policy': 'everywhere',
  'identity.clear': 'everywhere',
  'identity.manage': 'any-unit',
  'identity.personnel': 'any-unit',
  'notification.manage': 'everywhere',
  'settings.access': 'everywhere',
  'settings.api': 'everywhere',
  'settings.first-run': 'everywhere',
  'settings.health': 'everywhere',
  'settings.manage': 'everywhere',
  'settings.organisation': 'everywhere',
  'settings.registry': 'everywhere',
  'settings.sections': 'any-unit',
  'settings.transfer': 'everywhere',
};

interface Held {
  readonly permissions: ReadonlySet<string>;
  /** Permissions that reach only some units. */
  readonly limited: { has(permission: string): boolean };
}

/** Whether the centre has a page for somebody with these permissions. */
export const opensSettings = ({ permissions, limited }: Held): boolean =>
  Object.entries(settingsPermissions).some(
    ([code, where]) => permissions.has(code) && (where === 'any-unit' || !limited.has(code)),
  );
