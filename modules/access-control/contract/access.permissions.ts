/** Permission codes of this module. */
export const accessPermissions = {
  /** Roles, groups, menus, switches, and who may do what. It opens no document. */
  access: 'settings.access',
} as const;
