import type { Instant } from '@sarn/kernel';
import type { Handle } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { statement } from '../db/statement/statement.ts';
import { stateAbove } from './health-check.ts';
import type { HealthCheck } from './health-check.ts';

const nowSql = statement(
  'health.database-clock',
  row<{ at: Instant }>({ at: 'timestamptz' }),
  [],
  `select clock_timestamp() at`,
);

/**
 * How far this program's clock is ahead of that of the database, in seconds. The database is the
 * clock that all processes share; where it runs on the same computer the difference is nothing.
 *
 * @param now the clock of this process, as milliseconds
 */
export async function clockOffset(h: Handle, now: () => number = Date.now): Promise<number> {
  const before = now();
  const found = await nowSql.first(h);
  const middle = (before + now()) / 2;
  return found ? (middle - Date.parse(found.at)) / 1_000 : 0;
}

/** SETTINGS §5: two, and thirty seconds. */
const limits = { warning: 2, failed: 30 } as const;

export function clockCheck(offset: (h: Handle) => Promise<number> = clockOffset): HealthCheck {
  return {
    code: 'clock',
    name: { th: 'นาฬิกา', en: 'Clock' },
    async check(h) {
      const seconds = Math.abs(await offset(h));
      const state = stateAbove(seconds, limits);
      const shown = seconds.toFixed(1);
      const fact = {
        th: `ต่างจากฐานข้อมูล ${shown} วินาที`,
        en: `${shown} s apart from the database`,
      };
      if (state === 'ok') return { state, fact };
      return {
        state,
        fact,
        todo: {
          th: 'ตั้งเครื่องแม่ข่ายทุกเครื่องให้เทียบเวลาจาก NTP เดียวกัน',
          en: 'Let every server take its time from the same NTP source',
        },
      };
    },
  };
}
