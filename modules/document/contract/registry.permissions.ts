/** Permissions of the registry; a role or a post grants them (identity). */
export const registryPermissions = [
  'registry.register',
  'registry.draft',
  'registry.reserve',
  'registry.break-glass',
  'registry.import',
  'registry.retention',
  'registry.hold',
  'registry.retention-classes',
] as const;
