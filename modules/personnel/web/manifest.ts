import { settingsMenus } from '@sarn/kernel';
import { organisationPermissions } from '@sarn/organisation/contract';
import type { WebModule } from '@sarn/platform-web';

/** What the module brings to the browser. */
export const personnelWeb: WebModule = {
  name: 'personnel',
  routes: [],
  settings: [
    {
      centre: settingsMenus.centre,
      path: 'people-import',
      label: { th: 'นำเข้าบุคลากรและหน่วยงาน', en: 'Import people and units' },
      text: {
        th: 'จากไฟล์ Excel หรือ CSV ตรวจก่อน ดูที่จะเปลี่ยน และเลิกทำได้ 30 วัน',
        en: 'From Excel or CSV: checked first, shown as changes, and undone within 30 days',
      },
      icon: 'file-up',
      group: 'people',
      finds: {
        th: ['นำเข้าพนักงาน', 'นำเข้าผังองค์กร', 'แผ่นแก้ไข', 'คำเชิญ', 'excel', 'csv'],
        en: ['upload staff', 'organisation file', 'error sheet', 'invitation'],
      },
      permission: organisationPermissions.manage,
      order: 15,
      load: () => import('./import/ImportPage.tsx'),
    },
  ],
};
