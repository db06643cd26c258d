import { isOffered, searchForm } from '@sarn/kernel';
import type { DescribedTable } from '@sarn/kernel';
import { listAllSettings } from '@sarn/platform-server';
import type { Handle, StoredSetting } from '@sarn/platform-server';
import type { SettingsDependencies } from './dependencies.ts';

/** The row of a table that a cell names; undefined where there is none, or several. */
export type References = (table: string, cell: string) => Referred | undefined;

export interface Referred {
  readonly code: string;
  /** Whether forms offer it today. */
  readonly isOffered: boolean;
}

/**
 * Finds the rows to which a file refers: by code, by the name that the screen shows, and by a code
 * whose zeros in front were lost because Excel took it for a number.
 */
export async function readReferences(
  { tables }: SettingsDependencies,
  h: Handle,
  { fields }: DescribedTable,
  today: string,
): Promise<References> {
  const rows = new Map<string, readonly StoredSetting[]>();
  for (const field of Object.values(fields)) {
    if (field.kind !== 'reference' || rows.has(field.table)) continue;
    const target = tables.get(field.table);
    rows.set(field.table, target ? await listAllSettings(h, target) : []);
  }
  return (table, cell) => {
    const found = rowNamed(rows.get(table) ?? [], cell, today);
    return found && { code: found.code, isOffered: isOffered(found, today) };
  };
}

function rowNamed(
  rows: readonly StoredSetting[],
  cell: string,
  today: string,
): StoredSetting | undefined {
  const key = searchForm(cell);
  const byCode = rows.find(({ code }) => code.toLowerCase() === key);
  if (byCode) return byCode;
  const named = rows.filter(({ nameTh, nameEn }) => [nameTh, nameEn].map(searchForm).includes(key));
  const offered = named.filter((row) => isOffered(row, today));
  const [one, ...others] = offered.length > 0 ? offered : named;
  if (one) return others.length === 0 ? one : undefined;
  const numbered = rows.filter(({ code }) => /^0+\d/.test(code) && code.replace(/^0+/, '') === key);
  return numbered.length === 1 ? numbered[0] : undefined;
}
