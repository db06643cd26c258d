import { rowName, useClassRows, useClassRowsLive } from '@sarn/document-classes/web';
import type { RegisterFieldName } from '@sarn/document/contract';
import {
  askedFields,
  isEmptyField,
  mayHaveStart,
  registrationTableCode,
  valueName,
} from '@sarn/intake/contract';
import type { AskedField, AskedFieldName, RegistrationWay } from '@sarn/intake/contract';
import { useLanguage, useWords } from '@sarn/platform-web';
import { useCallback, useMemo } from 'react';
import { registrationWords } from './words/registration-words.ts';

/** The fields of a form in the order of the agency; undefined until they are known. */
export function useAskedFields(way: RegistrationWay): readonly AskedField[] | undefined {
  // An open form follows a change, and keeps what was typed.
  useClassRowsLive();
  const rows = useClassRows(registrationTableCode);
  return useMemo(() => rows && askedFields(rows, way), [rows, way]);
}

/** Whether a form shows a field; all of them until it is known. */
export const isAsked = (asked: readonly AskedField[] | undefined, name: AskedFieldName): boolean =>
  asked?.find((field) => field.name === name)?.isShown ?? true;

type Values = Readonly<Partial<Record<RegisterFieldName, unknown>>>;

/** Errors of fields that the agency requires and that are empty, by their names. */
export function useNeeded(
  asked: readonly AskedField[] | undefined,
): (values: Values) => Readonly<Record<string, string>> {
  const say = useWords(registrationWords);
  const language = useLanguage();
  return useCallback(
    (values) => {
      const missing = (asked ?? []).filter(
        ({ name, isRequired }) => isRequired && isEmptyField(name, values),
      );
      return Object.fromEntries(
        missing.map(({ name, th: nameTh, en: nameEn }) => {
          const field = rowName({ nameTh, nameEn }, language);
          return [valueName(name), say('needed', { field })];
        }),
      );
    },
    [asked, say, language],
  );
}

/** Where first values stand in a form. */
type StartName = 'addressee' | 'speed' | 'bookGroupCode' | 'categoryCode' | 'disposal' | 'note';

/** First values of the agency for what is still as the product begins it. */
export function startValues(
  asked: readonly AskedField[],
  isUntouched: (name: AskedFieldName) => boolean,
): Readonly<Partial<Record<StartName, string>>> {
  const set = asked.filter(
    ({ name, start }) => start !== '' && mayHaveStart(name) && isUntouched(name),
  );
  return Object.fromEntries(set.map(({ name, start }) => [valueName(name), start]));
}
