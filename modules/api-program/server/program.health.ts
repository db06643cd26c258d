import { addDays, civilDateAt, settingsMenus } from '@sarn/kernel';
import type { Clock, HealthCheck } from '@sarn/platform-server';
import { programLimits } from '../contract/index.ts';
import { countExpiring } from './program.store.ts';

/** Warns before a program stops, because its users learn of it by its silence. */
export const programCheck = (clock: Clock): HealthCheck => ({
  code: 'programs',
  name: { th: 'โปรแกรมที่เชื่อมต่อ', en: 'Connected programs' },
  page: {
    path: `/settings/${settingsMenus.centre}/api-programs`,
    label: { th: 'ต่ออายุ', en: 'Renew' },
  },
  async check(h) {
    const today = civilDateAt(clock.now());
    const { warnDays } = programLimits;
    const count = await countExpiring(h, today, addDays(today, warnDays));
    if (count === 0) return { state: 'ok', fact: { th: 'ไม่มีที่ใกล้หมดอายุ', en: 'None ends soon' } };
    return {
      state: 'warning',
      fact: {
        th: `${count} โปรแกรมหมดอายุใน ${warnDays} วัน`,
        en: `${count} end within ${warnDays} days`,
      },
      todo: {
        th: 'ถามผู้รับผิดชอบว่ายังใช้อยู่หรือไม่ แล้วต่ออายุ',
        en: 'Ask who answers for them whether they are still used, then renew',
      },
    };
  },
});
