import type { Option } from '@sarn/platform-web';
import { classTableCodes, usualInstructions } from '@sarn/document-classes/contract';
import type { InstructionUse } from '@sarn/document-classes/contract';
import { officeDay, useNamedOptions } from './speed-hooks.ts';
import { offeredRows, useClassRows, useClassRowsLive } from './use-class-rows.ts';
import type { ClassRow } from './use-class-rows.ts';

/** Until the table has arrived: what is delivered. */
const usualRows: readonly ClassRow[] = Object.entries(usualInstructions).flatMap(([use, rows]) =>
  Object.entries(rows).map(([code, { th, en }], at) => ({
    ...{ code, nameTh: th, nameEn: en, sort: at + 1, validFrom: '1950-01-01', validTo: null },
    ...{ origin: 'seed' as const, version: 1, values: { use } },
  })),
);

/** What may be ordered, or for what a matter is presented, today. */
export function useInstructionOptions(use: InstructionUse): Option[] {
  useClassRowsLive();
  const rows = useClassRows(classTableCodes.instruction) ?? usualRows;
  const own = rows.filter(({ values }) => values['use'] === use);
  return useNamedOptions()(offeredRows(own, officeDay(), ''));
}
