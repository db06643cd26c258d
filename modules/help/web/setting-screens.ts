import { settingsMenus } from '@sarn/kernel';
import { helpPermissions } from '@sarn/help/contract';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'DocumentManual',
    label: { th: 'คู่มือการใช้งาน', en: 'Manuals' },
    text: {
      th: 'เพิ่มเอกสารและวิดีโอคู่มือ จัดลำดับ ซ่อน และลบ',
      en: 'Add manuals as documents and videos, order, hide and remove them.',
    },
    icon: 'book-open',
    group: 'system',
    permission: helpPermissions.manual,
    order: 80,
    finds: { th: ['วิดีโอสอน', 'วิธีใช้', 'เพิ่มคู่มือ'], en: ['how to', 'video'] },
    load: () => import('./manual/DocumentManualPage.tsx'),
  },
  {
    centre: settingsMenus.centre,
    path: 'privacy-policy',
    label: { th: 'นโยบายคุ้มครองข้อมูลส่วนบุคคล', en: 'Privacy policy' },
    text: {
      th: 'ประกาศใช้นโยบายฉบับใหม่และดูฉบับที่ผ่านมา',
      en: 'Publish a new version of the policy and see the versions before.',
    },
    icon: 'shield-check',
    group: 'system',
    permission: helpPermissions.policy,
    order: 90,
    finds: { th: ['PDPA', 'ความเป็นส่วนตัว', 'ข้อมูลส่วนบุคคล', 'ความยินยอม'], en: ['PDPA', 'consent'] },
    load: () => import('./policy/PolicySettingsPage.tsx'),
  },
];
