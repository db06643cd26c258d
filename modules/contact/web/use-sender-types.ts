import { useLanguage } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { contactTableCodes } from '@sarn/contact/contract';
import {
  offeredRows,
  officeDay,
  rowName,
  useClassRows,
  useClassRowsLive,
  useNamedOptions,
} from '@sarn/document-classes/web';

/** Types of partners that a form offers today, and the one that the entry has already. */
export function useSenderTypeOptions(carried: string): Option[] {
  // An open form offers a new type at once.
  useClassRowsLive();
  const rows = useClassRows(contactTableCodes.senderType) ?? [];
  return useNamedOptions()(offeredRows(rows, officeDay(), carried));
}

/** Types of a filter: also those that ended, which older entries have. */
export function useSenderTypeFilter(): Option[] {
  useClassRowsLive();
  return useNamedOptions()(useClassRows(contactTableCodes.senderType) ?? []);
}

/** What a type is called. */
export function useSenderTypeName(): (code: string) => string {
  const language = useLanguage();
  const rows = useClassRows(contactTableCodes.senderType) ?? [];
  return (code) => {
    const row = rows.find((one) => one.code === code);
    return row ? rowName(row, language) : '';
  };
}
