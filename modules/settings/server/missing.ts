import type { SuggestedRow } from '@sarn/kernel';
import { listAllSettings } from '@sarn/platform-server';
import type { Handle, SettingsTable } from '@sarn/platform-server';

/** A suggested row with the pack in which it stands first. */
export interface MissingRow extends SuggestedRow {
  readonly pack: string;
}

/**
 * Suggested rows that a table has not: neither by code nor under the same name, which an agency may have
 * entered itself. A row of two packs is listed once.
 */
export async function missingOf(h: Handle, settings: SettingsTable): Promise<MissingRow[]> {
  const { suggestions = [] } = settings;
  if (suggestions.length === 0) return [];
  const known = await listAllSettings(h, settings);
  const codes = new Set(known.map(({ code }) => code));
  const names = new Set(known.map(({ nameTh }) => nameTh));
  const missing: MissingRow[] = [];
  for (const { code: pack, rows } of suggestions) {
    for (const row of rows) {
      if (codes.has(row.code) || names.has(row.nameTh)) continue;
      codes.add(row.code);
      missing.push({ ...row, pack });
    }
  }
  return missing;
}
