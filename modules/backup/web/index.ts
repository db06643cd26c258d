import { backupPermissions } from '@sarn/backup/contract';
import { settingsMenus } from '@sarn/kernel';
import type { WebModule } from '@sarn/platform-web';

/** The settings screen of backups. */
export const backupWeb: WebModule = {
  name: 'backup',
  routes: [],
  settings: [
    {
      centre: settingsMenus.centre,
      path: 'backup',
      label: { th: 'สำรองและกู้คืนข้อมูล', en: 'Backup and restore' },
      text: {
        th: 'ปลายทาง เวลาสำรองทุกวัน จำนวนชุดที่เก็บ และผลครั้งล่าสุด',
        en: 'Destination, daily time, how many are kept, and the last results',
      },
      icon: 'archive',
      group: 'system',
      permission: backupPermissions.manage,
      order: 649,
      load: () => import('./BackupPage.tsx'),
    },
  ],
};
