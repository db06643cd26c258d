/** Permissions of keeping and destroying documents. */
export const retentionPermissions = [
  'registry.retention',
  'registry.hold',
  'registry.retention-classes',
] as const;
