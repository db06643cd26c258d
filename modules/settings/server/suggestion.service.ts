import {
  AppError,
  civilDateAt,
  emptyValue,
  fillSentence,
  isOffered,
  settingErrors,
} from '@sarn/kernel';
import type { InputOf, OutputOf, listSuggestedRows, takeSuggestedRows } from '@sarn/kernel';
import { listAllSettings, listGivenCodes, nextSort } from '@sarn/platform-server';
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
import { rowsTogether } from './many-rows.ts';
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
  const offered = await missingOf(db, settings);
  const faultOf = await faultsOf(
    deps,
    db,
    settings,
    offered.map(({ code }) => code),
  );
  const rows = [];
  for (const missing of offered) {
    const row = rowOf(settings, missing, today);
    const { code, nameTh, nameEn, values } = toRow(row);
    rows.push({ pack: missing.pack, code, nameTh, nameEn, values, fault: await faultOf(row) });
  }
  const packs = (settings.suggestions ?? []).map(({ code, title }) => ({ code, ...title }));
  return { packs, rows };
}

/** Why a row cannot be taken, as a sentence; empty when it can. What rows ask is read once. */
async function faultsOf(
  deps: SettingsDependencies,
  h: Handle,
  settings: SettingsTable,
  codes: readonly string[],
): Promise<(row: StoredSetting) => Promise<string>> {
  const today = civilDateAt(deps.platform.clock.now());
  const given = await listGivenCodes(h, settingSubjects(settings.table), codes);
  const read = new Map<string, Promise<ReadonlyMap<string, StoredSetting>>>();
  const rowsOf = async (target: SettingsTable) =>
    new Map((await listAllSettings(h, target)).map((row) => [row.code, row]));
  const find = async (table: string, code: string) => {
    const target = deps.tables.get(table);
    if (!target) return undefined;
    const rows = read.get(table) ?? rowsOf(target);
    read.set(table, rows);
    return (await rows).get(code);
  };
  return async (row) => {
    if (given.has(row.code)) {
      return sentence(new AppError('settings.code-taken', { code: row.code }));
    }
    for (const [name, field] of Object.entries(settings.table.fields)) {
      const code = row.values[name];
      if (field.kind !== 'reference' || typeof code !== 'string' || code === '') continue;
      const found = await find(field.table, code);
      if (!found) return sentence(new AppError('settings.unknown-value', { name: code }));
      if (!isOffered(found, today)) {
        return sentence(
          new AppError('settings.ended', { name: found.nameTh, day: found.validTo ?? '' }),
        );
      }
    }
    return '';
  };
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
  const writing = rowsTogether(deps, tx, settings, codes);
  let sort = await nextSort(tx, settings);
  for (const one of missing) {
    const row = rowOf(settings, one, today);
    const values = readValues(settings, row.values);
    await writeRow(deps, tx, settings, null, { ...row, values, sort: sort++ }, by, writing);
  }
  await writing.flush();
  return missing.length;
}
