import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    ...{ centre: settingsMenus.centre, group: 'people' },
    path: 'people-import',
    label: { th: 'นำเข้าบุคลากรและหน่วยงาน', en: 'Import people and units' },
    text: {
      th: 'จากไฟล์ Excel หรือ CSV ตรวจก่อน ดูที่จะเปลี่ยน และเลิกทำได้ 30 วัน',
      en: 'From Excel or CSV: checked first, shown as changes, and undone within 30 days',
    },
    icon: 'file-up',
    finds: {
      th: ['นำเข้ารายชื่อ', 'นำเข้าพนักงาน', 'นำเข้าผังองค์กร', 'แผ่นแก้ไข', 'คำเชิญ', 'excel', 'csv'],
      en: ['upload staff', 'organisation file', 'error sheet', 'invitation'],
    },
    permission: 'identity.manage',
    order: 15,
    load: () => import('./ImportPage.tsx'),
  },
];
