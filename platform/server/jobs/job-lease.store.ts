import type { Handle, Tx } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { statement, writeStatement } from '../db/statement/statement.ts';

/** Whoever holds a lease moves its end on well before this many seconds have passed. */
export const leaseSeconds = 15;

/** The outside work of one job, and who does it. */
export interface Lease {
  readonly name: string;
  readonly key: string;
  readonly runId: string;
}

/** @returns false while another one that lives holds it; waits for a transaction that ends it */
export async function takeLease(tx: Tx, { name, key, runId }: Lease): Promise<boolean> {
  return (await takeSql.first(tx, name, key, runId, leaseSeconds)) !== undefined;
}

const takeSql = statement(
  'job-lease.take',
  row<{ run_id: string }>({ run_id: 'uuid' }),
  ['text', 'text', 'uuid', 'int4'],
  `insert into job_lease as held (job_name, key, run_id, ends_at)
   values ($1, $2, $3, clock_timestamp() + make_interval(secs => $4::int4))
   on conflict (job_name, key) do update set run_id = excluded.run_id, ends_at = excluded.ends_at
     where held.ends_at <= clock_timestamp()
   returning run_id`,
);

/** Moves the end on. @returns false when it was lost to another one */
export async function keepLease(h: Handle, { name, key, runId }: Lease): Promise<boolean> {
  return (await keepSql.first(h, name, key, runId, leaseSeconds)) !== undefined;
}

const keepSql = statement(
  'job-lease.keep',
  row<{ run_id: string }>({ run_id: 'uuid' }),
  ['text', 'text', 'uuid', 'int4'],
  `update job_lease set ends_at = clock_timestamp() + make_interval(secs => $4::int4)
   where job_name = $1 and key = $2 and run_id = $3 returning run_id`,
);

/** @returns false when it was lost to another one, who does the work now */
export async function endLease(h: Handle, { name, key, runId }: Lease): Promise<boolean> {
  return (await endSql.first(h, name, key, runId)) !== undefined;
}

const endSql = statement(
  'job-lease.end',
  row<{ run_id: string }>({ run_id: 'uuid' }),
  ['text', 'text', 'uuid'],
  'delete from job_lease where job_name = $1 and key = $2 and run_id = $3 returning run_id',
);

/** Leases of a process that was killed; only where no other process uses the database. */
export const endAllLeases = writeStatement('job-lease.end-all', [], 'delete from job_lease');

/** Leases of jobs that were given up after their process was killed. */
export const forgetEndedLeases = writeStatement(
  'job-lease.forget-ended',
  ['int4'],
  'delete from job_lease where ends_at < now() - make_interval(days => $1)',
);
