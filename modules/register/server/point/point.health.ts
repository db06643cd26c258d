import { settingsMenus } from '@sarn/kernel';
import type { Dependencies } from '@sarn/document/server';
import type { HealthCheck } from '@sarn/platform-server';
import { points } from './point.views.ts';

/** Warns of units for which nobody receives: what is sent to them waits unseen. */
export const receivingCheck = (deps: Dependencies): HealthCheck => ({
  code: 'receiving',
  name: { th: 'จุดรับหนังสือ', en: 'Registration points' },
  page: {
    path: `/settings/${settingsMenus.centre}/sarabun-structure`,
    label: { th: 'ดูจุดรับหนังสือ', en: 'See the points' },
  },
  failsAfterDays: 7,
  async check(h) {
    const { points: all, faults } = await points(deps, h);
    if (faults.length === 0) {
      return {
        state: 'ok',
        fact: { th: `${all.length} จุด มีผู้รับครบ`, en: `${all.length} points, each with somebody` },
      };
    }
    return {
      state: 'warning',
      fact: {
        th: `โครงสร้างงานสารบรรณมีข้อบกพร่อง ${faults.length} รายการ`,
        en: `${faults.length} faults in the registry structure`,
      },
      todo: {
        th: 'กำหนดจุดรับ ธุรการ และหัวหน้าของหน่วยงานให้ครบ',
        en: 'Give each unit a point, and each point a clerk and a head',
      },
    };
  },
});
