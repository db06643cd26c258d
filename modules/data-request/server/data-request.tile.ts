import type { MenuEntry } from '@sarn/platform-server';
import { dataRequestPermissions } from '../contract/index.ts';

/** Its tile in the launcher, for officers; others find their requests on the page of their account. */
export const dataRequestTile: MenuEntry = {
  // Unique over all modules: old clients identify menus by it.
  id: 5001,
  parent: 'launcher',
  level: 1,
  seq: 50,
  name: { th: 'คำขอใช้สิทธิเจ้าของข้อมูล', en: 'Data requests' },
  icon: 'shield-user',
  action: 'data-request',
  type: '',
  permission: dataRequestPermissions.answer,
  managePermission: null,
};
