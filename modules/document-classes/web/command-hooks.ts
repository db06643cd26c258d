import type { Option } from '@sarn/platform-web';
import { classTableCodes } from '@sarn/document-classes/contract';
import { officeDay, useNamedOptions } from './speed-hooks.ts';
import { offeredRows, useClassRows, useClassRowsLive } from './use-class-rows.ts';

/** Forms of orders that a draft offers today, and the one that it carries already. */
export function useCommandTypeOptions(carried: string): Option[] {
  useClassRowsLive();
  const rows = useClassRows(classTableCodes.commandType) ?? [];
  return useNamedOptions()(offeredRows(rows, officeDay(), carried));
}

/** What a form of order asks. */
export interface CommandTypeShown {
  readonly hasNamed: boolean;
  readonly isForNamed: boolean;
}

/** Finds it by its code; undefined until the table has arrived. */
export function useCommandType(): (code: string) => CommandTypeShown | undefined {
  const rows = useClassRows(classTableCodes.commandType);
  return (code) => {
    const row = rows?.find((one) => one.code === code);
    if (!row) return undefined;
    const { hasNamed, isForNamed } = row.values;
    return { hasNamed: hasNamed === true, isForNamed: isForNamed === true };
  };
}
