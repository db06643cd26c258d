import { portalPermissions, settingsMenus } from '@sarn/portal/contract';

/** The settings centres, by their menu, and the permission to open each at all. */
export const centrePermissions: Readonly<Record<number, string>> = {
  [settingsMenus.centre]: portalPermissions.settings,
  [settingsMenus.certificates]: portalPermissions.certificates,
};
