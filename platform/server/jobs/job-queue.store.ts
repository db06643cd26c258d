import type { Database } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { statement } from '../db/statement/statement.ts';

/** Schema of the queue library; its tables are made when the jobs are started. */
export const jobSchema = 'jobs';

/** @returns the jobs that a process has begun and not ended, by the name of the job */
export const begunJobs = async (db: Database): Promise<{ name: string; ids: string[] }[]> =>
  begunSql.all(db);

const begunSql = statement(
  'job-queue.begun',
  row<{ name: string; ids: string[] }>({ name: 'text', ids: 'text[]' }),
  [],
  `select name, array_agg(id::text) ids from ${jobSchema}.job where state = 'active' group by name`,
);

/** Whether a job of the product could run now or runs; the queue library has jobs of its own. */
export const isAnyDue = async (db: Database): Promise<boolean> =>
  (await dueSql.first(db)) !== undefined;

const dueSql = statement(
  'job-queue.due',
  row<{ one: number }>({ one: 'int4' }),
  [],
  `select 1 one from ${jobSchema}.job
   where (state = 'active' or state in ('created', 'retry') and start_after <= now())
     and not starts_with(name, '__pgboss__')
   limit 1`,
);
