import { useLanguage } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { classTableCodes, salutationFor, usualSalutations } from '@sarn/document-classes/contract';
import type { Salutation } from '@sarn/document-classes/contract';
import { officeDay, useNamedOptions } from './speed-hooks.ts';
import { offeredRows, useClassRows, useClassRowsLive } from './use-class-rows.ts';
import type { ClassRow } from './use-class-rows.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const toSalutation = ({ code, nameTh, nameEn, values }: ClassRow): Salutation => ({
  ...{ code, th: nameTh, en: nameEn || nameTh },
  ...{ opening: textOf(values['opening']), closing: textOf(values['closing']) },
  addressees: Array.isArray(values['addressees']) ? values['addressees'].map(textOf) : [],
});

interface Salutations {
  /** What a form offers today, and the one that the letter carries already, each with its closing. */
  readonly options: readonly Option[];
  /** The code of the one that an addressee is known to have. */
  readonly codeFor: (addressee: string) => string;
}

/** The salutations of letters; until the table has arrived, as delivered. */
export function useSalutations(carried: string): Salutations {
  useClassRowsLive();
  const language = useLanguage();
  const named = useNamedOptions();
  const rows = useClassRows(classTableCodes.salutation);
  if (!rows) {
    const isEnglish = language === 'en';
    return {
      options: usualSalutations.map(({ code, th, en, closing }) => ({
        value: code,
        label: `${isEnglish ? en : th} – ${closing}`,
      })),
      codeFor: (addressee) => salutationFor(addressee, usualSalutations),
    };
  }
  const offered = offeredRows(rows, officeDay(), carried);
  const known = offered.map(toSalutation);
  return {
    options: named(offered).map((option, at) => ({
      ...option,
      label: `${option.label} – ${known[at]?.closing ?? ''}`,
    })),
    codeFor: (addressee) => salutationFor(addressee, known),
  };
}
