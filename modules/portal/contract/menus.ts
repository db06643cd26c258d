import { portalPermissions } from './portal.permissions.ts';

/**
 * The settings centre in the launcher. The certificate settings and the intranet's join it when
 * they have something to open.
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
