import { settingsMenus } from '@sarn/kernel';
import type { WebModule } from '@sarn/platform-web/public';

/** The settings of the deployment itself. */
export const configurationWeb: WebModule = {
  name: 'configuration',
  routes: [],
  settings: [
    {
      centre: settingsMenus.centre,
      path: 'admin-configs',
      label: { th: 'ค่ากำหนดของระบบ', en: 'System configuration' },
      text: {
        th: 'ชื่อ ตรา สี ข้อความ ที่อยู่ เวลาทำการ เลขหนังสือเวียน และการ์ดงาน',
        en: 'Names, emblem, colours, words, addresses, office hours, circulars and to-do cards',
      },
      icon: 'settings',
      group: 'system',
      finds: {
        th: ['โลโก้', 'ตราครุฑ', 'ลิขสิทธิ์', 'ภาษาเริ่มต้น', 'ออกจากระบบเอง', 'เปลี่ยนชื่อหน่วยงาน'],
        en: ['logo', 'brand', 'copyright', 'idle', 'language', 'to-do cards'],
      },
      permission: 'settings.manage',
      order: 10,
      load: () => import('./ConfigurationPage.tsx'),
    },
  ],
};
