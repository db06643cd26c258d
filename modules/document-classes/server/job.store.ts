import type { Handle } from '@sarn/platform-server';
import { classTables } from './tables.ts';

/** Whether work of a type is reported on; it is where the type is not known. */
export async function needsReport(h: Handle, code: string | null): Promise<boolean> {
  if (code === null) return true;
  const found = await classTables(h)
    .selectFrom('job_type')
    .select('needs_report')
    .where('code', '=', code)
    .executeTakeFirst();
  return found?.needs_report ?? true;
}

/** SQL: whether work of the type in this column is left out of the workload. */
export const uncountedJobSql = (column: string): string =>
  `exists (select from job_type where job_type.code = ${column} and not job_type.is_counted)`;
