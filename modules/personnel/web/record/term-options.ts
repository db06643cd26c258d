import { civilDateAt, listSettingOptions } from '@sarn/kernel';
import type { SettingRow } from '@sarn/kernel';
import { call, useChanges, useLanguage, useSettingOptions, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recordWords } from './words/record-words.ts';

/** The name of a row in the language of the reader, marked where it ended. */
export function useTermName() {
  const say = useWords(recordWords);
  const language = useLanguage();
  return ({ nameTh, nameEn, validTo }: Pick<SettingRow, 'nameTh' | 'nameEn' | 'validTo'>) => {
    const name = language === 'en' && nameEn !== '' ? nameEn : nameTh;
    return validTo !== null && validTo < civilDateAt(new Date()) ? say('ended', { name }) : name;
  };
}

/**
 * Rows of a table of settings as options of a form.
 *
 * @param kept code that the person has, offered although it ended
 */
export function useTermOptions(table: string, kept: string | null = null): Option[] {
  const { data } = useSettingOptions(table, kept);
  const nameOf = useTermName();
  return (data?.rows ?? []).map((row) => ({ value: row.code, label: nameOf(row) }));
}

/** All rows of a table, ended ones too: for filters, and for the words of what people carry. */
export function useAllTerms(table: string): Option[] {
  useChanges(
    'settings',
    (change, { queryKey }) => change.kind === 'settings' && change.id === queryKey[1],
  );
  const { data } = useQuery({
    queryKey: ['settings', table, 'all'],
    queryFn: ({ signal }) => call(listSettingOptions, { table, withEnded: true }, { signal }),
  });
  const nameOf = useTermName();
  return (data?.rows ?? []).map((row) => ({ value: row.code, label: nameOf(row) }));
}

/**
 * The levels that somebody may have: those of the ladders of the employee type, and of the position
 * where that has a ladder of its own.
 *
 * @param chosen stays among them when the employee type or the position changed after it was chosen
 */
export function useLevelOptions(
  employment: string,
  { position, level: chosen }: { readonly position: string; readonly level: string },
): Option[] {
  const levels = useSettingOptions('position-level').data?.rows;
  const types = useSettingOptions('position-type').data?.rows;
  const positions = useSettingOptions('position-information').data?.rows;
  const nameOf = useTermName();
  const own = positions?.find(({ nameTh }) => nameTh === position.trim())?.values['type'] ?? null;
  const fits = ({ code, values }: NonNullable<typeof types>[number]) =>
    (values['employment'] ?? employment) === employment && (own ?? code) === code;
  return (levels ?? []).flatMap((level) => {
    const ladder = types?.find(({ code }) => code === level.values['type']);
    if (!ladder || !(fits(ladder) || level.code === chosen)) return [];
    return [{ value: level.code, label: `${nameOf(level)} (${nameOf(ladder)})` }];
  });
}

/** Names of positions or prefixes, to be chosen or typed. */
export function useNameOptions(table: 'prefix' | 'position-information'): Option[] {
  const rows = useSettingOptions(table).data?.rows;
  return useMemo(
    () =>
      (rows ?? []).map(({ code, nameTh, values }) => ({
        value: code,
        label: nameTh,
        ...hintOf(values),
      })),
    [rows],
  );
}

/** Tells the gender that a prefix names, typed whole or short; empty for one of both. */
export function usePrefixGender() {
  const rows = useSettingOptions('prefix').data?.rows;
  return (typed: string): '' | 'male' | 'female' => {
    const { gender } =
      rows?.find(
        ({ nameTh, values: { short } }) =>
          nameTh === typed.trim() || (Array.isArray(short) && short.includes(typed.trim())),
      )?.values ?? {};
    return gender === 'male' || gender === 'female' ? gender : '';
  };
}

/** Short forms of a prefix, the line of work of a position. */
function hintOf({ short, lineCode }: Readonly<Record<string, unknown>>): { hint?: string } {
  if (Array.isArray(short) && short.length > 0) return { hint: short.join(' ') };
  return typeof lineCode === 'string' && lineCode !== '' ? { hint: lineCode } : {};
}
