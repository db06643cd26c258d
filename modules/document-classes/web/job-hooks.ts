import type { Option } from '@sarn/platform-web';
import { classTableCodes } from '@sarn/document-classes/contract';
import { officeDay, useNamedOptions } from './speed-hooks.ts';
import { offeredRows, useClassRows, useClassRowsLive } from './use-class-rows.ts';
import type { ClassRow } from './use-class-rows.ts';

/** Types of job that a form offers today, in the order of the agency. */
export function useJobTypeOptions(): Option[] {
  useClassRowsLive();
  const rows = useClassRows(classTableCodes.jobType) ?? [];
  return useNamedOptions()(offeredRows(rows, officeDay(), ''));
}

/** What a type of job asks of the assignee. */
export interface JobType {
  /** Null where it proposes no due date. */
  readonly workingDays: number | null;
  readonly needsReport: boolean;
  readonly row: ClassRow;
}

/** Finds the type of a code, also one that ended; undefined until the table has arrived. */
export function useJobType(): (code: string) => JobType | undefined {
  const rows = useClassRows(classTableCodes.jobType);
  return (code) => {
    const row = rows?.find((one) => one.code === code);
    if (!row) return undefined;
    const { workingDays, needsReport } = row.values;
    return {
      workingDays: typeof workingDays === 'number' ? workingDays : null,
      needsReport: needsReport !== false,
      row,
    };
  };
}
