import { organisationPermissions } from '@sarn/organisation/contract';
import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'agency-mailbox',
    label: { th: 'กล่องจดหมายกลาง', en: 'Agency mailbox' },
    text: {
      th: 'สถานะการอ่านจดหมาย และการตอบผู้ส่งโดยอัตโนมัติ',
      en: 'How reading mail goes, and what senders are answered',
    },
    icon: 'mail-open',
    group: 'system',
    permission: organisationPermissions.manage,
    order: 647,
    finds: {
      th: ['หนังสือทางอีเมล', 'ตอบรับอัตโนมัติ', 'อีเมลกลาง'],
      en: ['letters by mail', 'automatic answer'],
    },
    load: () => import('./MailboxPage.tsx'),
  },
];
