import { classTableCodes } from '@sarn/document-classes/contract';
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
  const groups = useClassRows(classTableCodes.bookGroup);
  const categories = useClassRows(classTableCodes.category);
  return useMemo(() => {
    const asked = rows && askedFields(rows, way);
    const starts = asked?.filter(({ name, start }) => isFiling(name) && start !== '') ?? [];
    if (!asked || starts.length === 0) return asked;
    if (!groups || !categories) return undefined;
    const closed = new Set(groups.filter(({ isForOthers }) => isForOthers).map(({ code }) => code));
    const groupOf = (code: string) =>
      String(categories.find((row) => row.code === code)?.values['bookGroup']);
    // A group that is limited to other units is nobody's first value here: the form could not be sent.
    return asked.map((field) =>
      (field.name === 'bookGroup' && closed.has(field.start)) ||
      (field.name === 'category' && closed.has(groupOf(field.start)))
        ? { ...field, start: '' }
        : field,
    );
  }, [rows, way, groups, categories]);
}

const isFiling = (name: AskedFieldName): boolean => name === 'bookGroup' || name === 'category';

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
