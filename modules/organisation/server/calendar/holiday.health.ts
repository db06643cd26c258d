import { civilDateAt, settingsMenus } from '@sarn/kernel';
import type { Clock, HealthCheck } from '@sarn/platform-server';
import { listHolidays } from './holiday.store.ts';

/** SETTINGS §5: from 1 November on the days off of the next year should be known. */
const reminderMonth = 11;

/** Whether the days off of this year and, towards its end, of the next one are entered. */
export const holidayCheck = (clock: Clock): HealthCheck => ({
  code: 'holidays',
  name: { th: 'วันหยุดปีหน้า', en: 'Holidays of next year' },
  page: {
    path: `/settings/${settingsMenus.centre}/holidays`,
    label: { th: 'กำหนดวันหยุด', en: 'Holidays' },
  },
  async check(h) {
    const today = civilDateAt(clock.now());
    const year = Number(today.slice(0, 4));
    const month = Number(today.slice(5, 7));
    const days = await listHolidays(h, year, year + 1);
    const count = (of: number) => days.filter(({ day }) => day.startsWith(String(of))).length;
    const todo = {
      th: 'เพิ่มวันหยุดตามประกาศคณะรัฐมนตรี เพื่อให้นับวันทำการถูกต้อง',
      en: 'Add the days announced by the cabinet, so that working days are counted right',
    };
    if (count(year) === 0) return { state: 'failed', fact: missing(year), todo };
    if (month >= reminderMonth && count(year + 1) === 0) {
      return { state: 'warning', fact: missing(year + 1), todo };
    }
    const shown = month >= reminderMonth ? year + 1 : year;
    return {
      state: 'ok',
      fact: {
        th: `ปี ${shown + 543} มี ${count(shown)} วัน`,
        en: `${count(shown)} days in ${shown}`,
      },
    };
  },
});

const missing = (year: number) => ({
  th: `ยังไม่มีวันหยุดปี ${year + 543}`,
  en: `None is entered for ${year}`,
});
