import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'webhooks',
    label: { th: 'เว็บฮุก', en: 'Webhooks' },
    text: {
      th: 'แจ้งโปรแกรมของหน่วยงานเมื่อมีเหตุการณ์ รหัสลับ และบันทึกการส่ง',
      en: 'Programs that are told of what happened, their secrets and logs',
    },
    icon: 'webhook',
    group: 'system',
    finds: {
      th: ['แจ้งระบบอื่น', 'เชื่อมต่อ', 'ลายเซ็น', 'ส่งอีกครั้ง'],
      en: ['webhook', 'event', 'signature', 'send again'],
    },
    permission: 'settings.api',
    order: 653,
    load: () => import('./WebhooksPage.tsx'),
  },
];
