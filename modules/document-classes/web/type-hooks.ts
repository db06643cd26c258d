import { useLanguage } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useSearch } from '@tanstack/react-router';
import { isOffered } from '@sarn/kernel';
import { classTableCodes, usualDocumentTypes } from '@sarn/document-classes/contract';
import { officeDay, rowName } from './speed-hooks.ts';
import { offeredRows, useClassRows, useClassRowsLive } from './use-class-rows.ts';
import type { ClassRow } from './use-class-rows.ts';

const usualRows: readonly ClassRow[] = Object.entries(usualDocumentTypes).map(
  ([code, { th, en }], at) => ({
    ...{ code, nameTh: th, nameEn: en, sort: at + 1, validFrom: '1950-01-01', validTo: null },
    ...{ origin: 'seed' as const, version: 1, values: { base: code } },
  }),
);

/** All kinds and sub-types; until the table has arrived, what is delivered. */
const useTypeRows = () => useClassRows(classTableCodes.documentType) ?? usualRows;

const isKind = ({ code, values }: ClassRow): boolean => values['base'] === code;

/** What a kind or a sub-type is called today. */
export function useTypeName(): (code: string) => string {
  const language = useLanguage();
  const rows = useTypeRows();
  return (code) => {
    const row = rows.find((one) => one.code === code);
    return row ? rowName(row, language) : code;
  };
}

/** The sub-types of a kind that a form offers today, and the one that the document carries already. */
export function useSubTypesOf(): (kind: string, carried?: string) => readonly ClassRow[] {
  const rows = useTypeRows();
  return (kind, carried = '') => {
    const ofKind = rows.filter((row) => row.values['base'] === kind && !isKind(row));
    return offeredRows(ofKind, officeDay(), carried);
  };
}

/** Whether a kind is offered to write or register today. */
export function useOfferedKinds(): (kind: string) => boolean {
  useClassRowsLive();
  const rows = useTypeRows();
  const today = officeDay();
  return (kind) => {
    const row = rows.find(({ code }) => code === kind);
    return row === undefined || isOffered(row, today);
  };
}

/** Kinds as options of a filter, each followed by its sub-types, also those that ended. */
export function useTypeFilter(kinds: readonly string[]): Option[] {
  const rows = useTypeRows();
  const nameOf = useTypeName();
  return kinds.flatMap((kind) => [
    { value: kind, label: nameOf(kind) },
    ...rows
      .filter((row) => row.values['base'] === kind && !isKind(row))
      .map(({ code }) => ({ value: code, label: `${nameOf(kind)} › ${nameOf(code)}` })),
  ]);
}

/** What a sub-type proposes in a form; no group that is limited to other units. */
export const proposalOf = ({ code, values }: ClassRow, groups: readonly ClassRow[]) => ({
  subTypeCode: code,
  ...(typeof values['bookGroup'] === 'string' &&
    isOpen(groups, values['bookGroup']) && {
      bookGroupCode: values['bookGroup'],
      ...{ categoryCode: '', category: '' },
    }),
  ...(typeof values['speed'] === 'string' && { speed: values['speed'] }),
});

const isOpen = (groups: readonly ClassRow[], group: string): boolean =>
  groups.find(({ code }) => code === group)?.isForOthers !== true;

/** Name in the address of the sub-type with which a form begins. */
export const subTypeParameter = 'type';

/**
 * What a new document of the kind begins with: the sub-type that the address names. Undefined until the
 * table has arrived.
 */
export function useStartOfType(kind: string): Partial<ReturnType<typeof proposalOf>> | undefined {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const asked = search[subTypeParameter];
  const rows = useClassRows(classTableCodes.documentType);
  const groups = useClassRows(classTableCodes.bookGroup);
  if (typeof asked !== 'string') return {};
  if (!rows || !groups) return undefined;
  const row = rows.find(({ code, values }) => code === asked && values['base'] === kind);
  return row && isOffered(row, officeDay()) ? proposalOf(row, groups) : {};
}
