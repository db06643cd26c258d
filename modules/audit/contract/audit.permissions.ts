/** Permission codes of this module. */
export const auditPermissions = {
  /** Searching, exporting and verifying the audit trail. Never includes reading documents. */
  read: 'audit.read',
} as const;
