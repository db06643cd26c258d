import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.certificates,
    permission: 'settings.certificates',
    group: 'signatures',
    ...{ path: 'signing-jobs', order: 14, icon: 'list-checks' },
    label: { th: 'งานลงนาม', en: 'Signatures at work' },
    text: {
      th: 'งานที่กำลังลงนาม งานที่ค้างตั้งแต่เมื่อใด และงานที่ไม่สำเร็จ',
      en: 'What is being signed, what hangs and since when, and what failed',
    },
    finds: {
      th: ['คิวลงนาม', 'ลงนามค้าง', 'ลงนามไม่สำเร็จ'],
      en: ['signing queue', 'stuck signature', 'failed signature'],
    },
    load: () => import('./jobs/JobsPage.tsx'),
  },
];
