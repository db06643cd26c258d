import {
  AppError,
  civilDateAt,
  emptyValue,
  fillSentence,
  isOffered,
  settingErrors,
} from '@sarn/kernel';
import type { InputOf, OutputOf, listSuggestedRows, takeSuggestedRows } from '@sarn/kernel';
import { findSetting, listSettingEntries, nextSort } from '@sarn/platform-server';
import type {
  Handle,
  SettingsTable,
  SignedContext,
  StoredSetting,
  Tx,
} from '@sarn/platform-server';
import { settingSubjects } from '@sarn/kernel';
import { changedBy, readValues } from './change.service.ts';
import { permittedTable } from './dependencies.ts';
import type { SettingsDependencies } from './dependencies.ts';
import { missingOf } from './missing.ts';
import type { MissingRow } from './missing.ts';
import { toRow } from './read.service.ts';
import { writeRow } from './write.service.ts';

/** The row as it would be written; it is the agency's own from then on. */
const rowOf = ({ table }: SettingsTable, row: MissingRow, today: string): StoredSetting => ({
  ...{ code: row.code, nameTh: row.nameTh, nameEn: row.nameEn, sort: 0 },
  ...{ validFrom: today, validTo: null, origin: 'own' as const, version: 0 },
  values: {
    ...Object.fromEntries(
      Object.entries(table.fields).map(([name, field]) => [name, emptyValue(field)]),
    ),
    ...row.values,
  },
});

/** What could be taken, each row with what taking it would give. @throws AppError 'settings.forbidden' */
export async function readSuggested(
  deps: SettingsDependencies,
  { caller }: SignedContext,
  asked: InputOf<typeof listSuggestedRows>,
): Promise<OutputOf<typeof listSuggestedRows>> {
  const settings = permittedTable(deps, caller, asked.table);
  const { db, clock } = deps.platform;
  const today = civilDateAt(clock.now());
  const rows = [];
  for (const missing of await missingOf(db, settings)) {
    const row = rowOf(settings, missing, today);
    const { code, nameTh, nameEn, values } = toRow(row);
    const fault = await faultOf(deps, db, settings, row, today);
    rows.push({ pack: missing.pack, code, nameTh, nameEn, values, fault });
  }
  const packs = (settings.suggestions ?? []).map(({ code, title }) => ({ code, ...title }));
  return { packs, rows };
}

/** Why a row cannot be taken, as a sentence; empty when it can. */
async function faultOf(
  deps: SettingsDependencies,
  h: Handle,
  settings: SettingsTable,
  row: StoredSetting,
  today: string,
): Promise<string> {
  const [former] = await listSettingEntries(h, settingSubjects(settings.table), row.code);
  if (former && !former.act.endsWith('.undone')) {
    return sentence(new AppError('settings.code-taken', { code: row.code }));
  }
  for (const [name, field] of Object.entries(settings.table.fields)) {
    const code = row.values[name];
    if (field.kind !== 'reference' || typeof code !== 'string' || code === '') continue;
    const target = deps.tables.get(field.table);
    const found = target && (await findSetting(h, target, code));
    if (!found) return sentence(new AppError('settings.unknown-value', { name: code }));
    if (!isOffered(found, today)) {
      return sentence(
        new AppError('settings.ended', { name: found.nameTh, day: found.validTo ?? '' }),
      );
    }
  }
  return '';
}

const sentence = ({ code, params }: AppError): string => {
  const meaning = Object.entries(settingErrors).find(([known]) => known === code)?.[1];
  return meaning ? fillSentence(meaning.th, params) : code;
};

/**
 * Takes over suggested rows, all or none; one entry of the history each, and one change for undo.
 *
 * @throws AppError 'platform.not-found' for a row that is not suggested (any more), and what adding refuses
 */
export async function takeSuggested(
  deps: SettingsDependencies,
  context: SignedContext,
  tx: Tx,
  { table, codes, reason }: InputOf<typeof takeSuggestedRows>,
): Promise<number> {
  const settings = permittedTable(deps, context.caller, table);
  const wanted = new Set(codes);
  const missing = (await missingOf(tx, settings)).filter(({ code }) => wanted.has(code));
  if (missing.length !== wanted.size) throw new AppError('platform.not-found');
  const today = civilDateAt(deps.platform.clock.now());
  const by = changedBy(context, reason);
  for (const one of missing) {
    const row = rowOf(settings, one, today);
    const values = readValues(settings, row.values);
    const sort = await nextSort(tx, settings);
    await writeRow(deps, tx, settings, null, { ...row, values, sort }, by);
  }
  return missing.length;
}
