import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'registration-book-display/manage-function-book-display/$id',
    label: { th: 'คำสั่งของทะเบียนหนังสือ', en: 'Acts of a register' },
    text: { th: 'ลำดับ คำสั่งหลัก และคำสั่งที่ซ่อน', en: 'Order, main acts and hidden ones' },
    icon: 'list-checks',
    group: 'registry',
    permission: 'settings.registry',
    order: 22,
    isUnlisted: true,
    load: () => import('./acts/ActsPage.tsx'),
  },
];
