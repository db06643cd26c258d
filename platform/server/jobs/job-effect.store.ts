import type { Tx } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { statement } from '../db/statement/statement.ts';

/**
 * Marks the effect of a job as done by this transaction. A repeat of the job waits here until this
 * transaction ends.
 *
 * @returns false when the effect was already done
 */
export async function claimEffect(tx: Tx, jobName: string, key: string): Promise<boolean> {
  return (await claimSql.first(tx, jobName, key)) !== undefined;
}

const claimSql = statement(
  'job-effect.claim',
  row<{ key: string }>({ key: 'text' }),
  ['text', 'text'],
  'insert into job_effect (job_name, key) values ($1, $2) on conflict do nothing returning key',
);

export async function isEffectDone(tx: Tx, jobName: string, key: string): Promise<boolean> {
  return (await doneSql.first(tx, jobName, key)) !== undefined;
}

const doneSql = statement(
  'job-effect.is-done',
  row<{ key: string }>({ key: 'text' }),
  ['text', 'text'],
  'select key from job_effect where job_name = $1 and key = $2',
);

/** @returns how many marks were deleted */
export async function forgetEffects(tx: Tx, days: number): Promise<number> {
  return (await forgetSql.first(tx, days))?.n ?? 0;
}

const forgetSql = statement(
  'job-effect.forget',
  row<{ n: number }>({ n: 'int8' }),
  ['int4'],
  `with gone as (delete from job_effect where done_at < now() - make_interval(days => $1)
   returning 1) select count(*) n from gone`,
);
