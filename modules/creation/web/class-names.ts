import { classTableCodes } from '@sarn/document-classes/contract';
import { officeDay, offeredRows, rowName, useClassRows } from '@sarn/document-classes/web';
import { secrecyClasses } from '@sarn/document/contract';
import { useTermOptions } from '@sarn/document/web';
import { useLanguage } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';

/** The classes of speed and secrecy as choices, and their names in a sentence. */
export function useClassNames() {
  const language = useLanguage();
  const rows = useClassRows(classTableCodes.speed) ?? [];
  const speeds: readonly Option[] = offeredRows(rows, officeDay(), '').map((row) => ({
    ...{ value: row.code, label: rowName(row, language) },
  }));
  const secrecies: readonly Option[] = useTermOptions(secrecyClasses);
  const named = (options: readonly Option[]) => (codes: readonly string[]) =>
    options
      .filter(({ value }) => codes.includes(value))
      .map(({ label }) => label)
      .join(', ');
  return { speeds, secrecies, speedNames: named(speeds), secrecyNames: named(secrecies) };
}
