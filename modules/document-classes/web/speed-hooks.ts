import { civilDateAt, formatDate } from '@sarn/kernel';
import type { Language, SettingRow } from '@sarn/kernel';
import { useCallback } from 'react';
import { useLanguage, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { classTableCodes, usualSpeeds } from '@sarn/document-classes/contract';
import type { Speed } from '@sarn/document-classes/contract';
import { offeredRows, useClassRows, useClassRowsLive } from './use-class-rows.ts';
import type { ClassRow } from './use-class-rows.ts';
import { classWords } from './words/class-words.ts';

const toSpeed = ({ code, nameTh, nameEn, values }: ClassRow): Speed => ({
  ...{ code, th: nameTh, en: nameEn || nameTh },
  rank: typeof values['rank'] === 'number' ? values['rank'] : 0,
  isUrgent: values['isUrgent'] === true,
});

/** The class of a document; until the table has arrived, and of an unknown code, what is delivered. */
export function useSpeed(code: string): Speed | undefined {
  const rows = useClassRows(classTableCodes.speed);
  const row = rows?.find((one) => one.code === code);
  if (row) return toSpeed(row);
  return Object.values<Speed>(usualSpeeds).find((one) => one.code === code);
}

/** What a row is called in a language. */
export const rowName = (
  { nameTh, nameEn }: Pick<SettingRow, 'nameTh' | 'nameEn'>,
  language: Language,
): string => (language === 'en' && nameEn !== '' ? nameEn : nameTh);

/** Names of rows as options; a row that ended says since when. */
export function useNamedOptions(): (rows: readonly ClassRow[]) => Option[] {
  const language = useLanguage();
  const say = useWords(classWords);
  const today = officeDay();
  return (rows) =>
    rows.map((row) => {
      const name = rowName(row, language);
      const { validTo } = row;
      if (validTo === null || validTo >= today) return { value: row.code, label: name };
      return {
        value: row.code,
        label: say('row.ended', { name, day: formatDate(validTo, 'short', language) }),
      };
    });
}

/** Today in Bangkok. */
export const officeDay = (): string => civilDateAt(new Date());

const usualRows: readonly ClassRow[] = Object.values(usualSpeeds).map(
  ({ code, th, en, ...values }, at) => ({
    ...{ code, nameTh: th, nameEn: en, sort: at + 1, validFrom: '1950-01-01', validTo: null },
    ...{ origin: 'seed' as const, version: 1, values },
  }),
);

/** Speed classes that a form offers today, and the one that the document carries already. */
export function useSpeedOptions(carried: string): Option[] {
  // Forms are no page of documents, which hear of changes themselves: an open one offers a new row.
  useClassRowsLive();
  const rows = useClassRows(classTableCodes.speed) ?? usualRows;
  return useNamedOptions()(offeredRows(rows, officeDay(), carried));
}

/** Speed classes of a filter: also those that ended, which older documents carry. */
export function useSpeedFilter(): Option[] {
  const rows = useClassRows(classTableCodes.speed) ?? usualRows;
  const today = officeDay();
  const used = rows.filter(({ origin, validTo, validFrom }) => {
    const isNeverOpened = origin === 'seed' && validTo !== null && validTo <= validFrom;
    return !isNeverOpened && validFrom <= today;
  });
  return useNamedOptions()(used);
}

/** What a row of the settings is called whose code a field of a document has. */
export function useClassNames(): (field: string, code: string) => string | undefined {
  const language = useLanguage();
  const speeds = useClassRows(classTableCodes.speed) ?? usualRows;
  const groups = useClassRows(classTableCodes.bookGroup);
  const categories = useClassRows(classTableCodes.category);
  const salutations = useClassRows(classTableCodes.salutation);
  return useCallback(
    (field, code) => {
      const rows =
        {
          ...{ speed: speeds, bookGroupCode: groups, categoryCode: categories },
          ...{ salutation: salutations },
        }[field] ?? undefined;
      const row = rows?.find((one) => one.code === code);
      return row && rowName(row, language);
    },
    [language, speeds, groups, categories, salutations],
  );
}
