import type { Database, Tx } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { statement, writeStatement } from '../db/statement/statement.ts';

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

/** Deletes the input of a job, which the queue library keeps for a day after the job has ended. */
export const forgetInput = (tx: Tx, name: string, id: string): Promise<void> =>
  forgetSql(tx, name, id);

const forgetSql = writeStatement(
  'job-queue.forget-input',
  ['text', 'uuid'],
  `update ${jobSchema}.job set data = data - 'input' where name = $1 and id = $2`,
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
