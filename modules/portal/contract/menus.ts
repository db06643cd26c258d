import { portalPermissions } from './portal.permissions.ts';

/** Opens the document archive, in deployments that name one. */
export const archiveTile = {
  id: 3290,
  parent: 'launcher' as const,
  level: 1,
  seq: 80,
  name: { th: 'ระบบจัดเก็บเอกสาร', en: 'Document archive' },
  icon: 'archive',
  action: 'archive',
  type: 'b' as const,
  permission: null,
  managePermission: null,
};

/**
 * The settings centre in the launcher. The settings of certificates and of the intranet are added
 * when they have something to open.
 */
export const settingsTile = {
  id: 3144,
  parent: 'launcher' as const,
  level: 1,
  seq: 90,
  name: { th: 'ตั้งค่าระบบ', en: 'Settings' },
  icon: 'settings',
  action: 'settingsCenter',
  type: '' as const,
  permission: portalPermissions.settings,
  managePermission: portalPermissions.settings,
};
