import type { Handle } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { statement } from '../db/statement/statement.ts';
import { stateAbove, worstOf } from './health-check.ts';
import type { HealthCheck } from './health-check.ts';

/** Connections of the database server: those that are open, by what they do, and the most it takes. */
export interface ConnectionCount {
  readonly active: number;
  readonly idle: number;
  readonly most: number;
}

/** Of this database only; other databases of the same server count for the most it takes. */
export async function countConnections(h: Handle): Promise<ConnectionCount> {
  return (await countSql.first(h)) ?? { active: 0, idle: 0, most: 1 };
}

const countSql = statement(
  'health.connections',
  row<ConnectionCount>({ active: 'int8', idle: 'int8', most: 'int4' }),
  [],
  `select count(*) filter (where state <> 'idle') active,
     count(*) filter (where state = 'idle') idle,
     current_setting('max_connections')::int most
   from pg_stat_activity where backend_type = 'client backend'`,
);

const slowMs = 200;
const fullShare = 0.8;
/** The platform gives a statement thirty seconds; an answer that slow is none. */
const noneMs = 5_000;

/** SETTINGS §5: slower than 200 ms, or more than four fifths of the connections in use. */
export function databaseCheck(): HealthCheck {
  return {
    code: 'database',
    name: { th: 'ฐานข้อมูล', en: 'Database' },
    async check(h) {
      const began = performance.now();
      const { active, idle, most } = await countConnections(h);
      const ms = Math.max(1, Math.round(performance.now() - began));
      const used = active + idle;
      const state = worstOf(
        stateAbove(ms, { warning: slowMs + 1, failed: noneMs }),
        used / most > fullShare ? 'warning' : 'ok',
      );
      const fact = {
        th: `ตอบใน ${ms} มิลลิวินาที เชื่อมต่อ ${used} จาก ${most}`,
        en: `Answers in ${ms} ms, ${used} of ${most} connections`,
      };
      if (state === 'ok') return { state, fact };
      return {
        state,
        fact,
        todo: {
          th: 'ตรวจคำสั่งที่ทำงานนานและภาระของเครื่องฐานข้อมูล',
          en: 'Look for long statements, and at the load of the database server',
        },
      };
    },
  };
}
