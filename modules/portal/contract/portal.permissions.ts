/** Permission codes of the portal; each settings screen asks for one of its own besides. */
export const portalPermissions = {
  /** Opens the settings centre (3144). */
  settings: 'settings.manage',
  /** Opens the certificate settings (3284). */
  certificates: 'settings.certificates',
} as const;
