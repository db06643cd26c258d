import type { MenuEntry } from '@sarn/platform-server';

/** Its tile in the launcher, for everybody: any employee may make a request. */
export const sampleRequestTile: MenuEntry = {
  // Unique over all modules: old clients identify menus by it.
  id: 5000,
  parent: 'launcher',
  level: 1,
  seq: 50,
  name: { th: 'คำขอ', en: 'Requests' },
  icon: 'file-pen',
  action: 'sample-request',
  type: '',
  permission: null,
  managePermission: null,
};
