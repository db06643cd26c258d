import { settingsMenus } from '@sarn/kernel';
import { describedScreen } from '@sarn/platform-web/public';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings of the form of registering. */
export const registrationScreens: readonly WebSettingsScreen[] = [
  describedScreen('registration-display', {
    ...{ centre: settingsMenus.centre, permission: 'settings.registry', group: 'registry' },
    ...{ order: 25, icon: 'list-checks' },
    tables: ['registration-display', 'receive-stamp'],
    label: { th: 'การแสดงผลแบบลงทะเบียน', en: 'Form of registering' },
    text: {
      th: 'ช่องของแบบลงทะเบียนแต่ละช่องทาง ที่แสดง ที่ต้องกรอก ค่าเริ่มต้น และถ้อยคำในตรารับ',
      en: 'Fields of the form of each way: shown, required, first values; the words of the receive stamp',
    },
    finds: {
      th: ['แบบลงทะเบียน', 'ช่องที่ต้องกรอก', 'ค่าเริ่มต้น', 'ถุงเมล์', 'ตรารับหนังสือ'],
      en: ['form', 'required fields', 'first values', 'post bag', 'receive stamp'],
    },
    table: async () => {
      const { registrationTable, stampTable } = await import('./setting-tables.ts');
      return [registrationTable, stampTable];
    },
    preview: async () => (await import('./RegistrationPreview.tsx')).RegistrationPreview,
  }),
];
