import { organisationPermissions } from '@sarn/organisation/contract';
import { settingsMenus } from '@sarn/kernel';
import type { WebModule } from '@sarn/platform-web';

/** The settings screen of the agency's mailbox; what comes by it shows in the registry. */
export const mailboxWeb: WebModule = {
  name: 'mailbox',
  routes: [],
  settings: [
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
      load: () => import('./MailboxPage.tsx'),
    },
  ],
};
