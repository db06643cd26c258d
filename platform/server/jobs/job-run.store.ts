import type { Instant } from '@sarn/kernel';
import type { Handle } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { statement, writeStatement } from '../db/statement/statement.ts';

/** The last runs of one background job, of every process together. */
export interface JobRun {
  readonly name: string;
  readonly succeededAt: Instant | null;
  readonly failedAt: Instant | null;
  /** Attempts that failed since they are counted. */
  readonly failures: number;
}

export const listJobRuns = (h: Handle): Promise<JobRun[]> => listSql.all(h);

const listSql = statement(
  'job-run.list',
  row<JobRun>({
    name: 'text',
    succeededAt: 'timestamptz?',
    failedAt: 'timestamptz?',
    failures: 'int8',
  }),
  [],
  `select name, succeeded_at "succeededAt", failed_at "failedAt", failures
   from job_run order by name`,
);

/** In a transaction of its own: the row of a job would be locked for as long as the job runs. */
export const noteSuccess = writeStatement(
  'job-run.note-success',
  ['text'],
  `insert into job_run (name, succeeded_at) values ($1, now())
   on conflict (name) do update set succeeded_at = excluded.succeeded_at`,
);

export const noteFailure = writeStatement(
  'job-run.note-failure',
  ['text'],
  `insert into job_run (name, failed_at, failures) values ($1, now(), 1)
   on conflict (name) do update set failed_at = excluded.failed_at,
     failures = job_run.failures + 1`,
);
