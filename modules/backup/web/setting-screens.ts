import { backupPermissions } from '@sarn/backup/contract';
import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
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
    finds: { th: ['กู้ข้อมูล', 'สำรองข้อมูลกี่โมง', 'ข้อมูลหาย'], en: ['restore', 'lost data'] },
    load: () => import('./BackupPage.tsx'),
  },
];
