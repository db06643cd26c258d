/** Permissions of the settings of documents. Specification of settings §1.3 */
export const classPermissions = {
  /** Speed, secrecy, groups and categories, kinds and displays of registers. */
  manage: 'settings.registry',
} as const;
