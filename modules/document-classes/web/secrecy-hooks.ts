import { useLanguage } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { classTableCodes, usualSecrecy } from '@sarn/document-classes/contract';
import { rowName } from './speed-hooks.ts';
import { useClassRows, useClassRowsLive } from './use-class-rows.ts';

type SecrecyCode = keyof typeof usualSecrecy;

const codes = Object.keys(usualSecrecy) as SecrecyCode[];

/** What a class of secrecy is called today; until the table has arrived, as delivered. */
export function useSecrecyName(): (code: string) => string {
  const language = useLanguage();
  const rows = useClassRows(classTableCodes.secrecy);
  return (code) => {
    const row = rows?.find((one) => one.code === code);
    if (row) return rowName(row, language);
    const usual = Object.hasOwn(usualSecrecy, code) ? usualSecrecy[code as SecrecyCode] : null;
    return usual ? usual[language === 'en' ? 'en' : 'th'] : '';
  };
}

/** The classes of secrecy, lowest first. */
export function useSecrecyOptions(): Option<SecrecyCode>[] {
  useClassRowsLive();
  const name = useSecrecyName();
  return codes.map((code) => ({ value: code, label: name(code) }));
}
