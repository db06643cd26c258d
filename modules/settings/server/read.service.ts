import {
  AppError,
  civilDateAt,
  isForOtherUnits,
  settingActs,
  settingPageSize,
  settingSubjects,
} from '@sarn/kernel';
import type {
  InputOf,
  Language,
  OutputOf,
  SettingChange,
  SettingRowOut,
  getSettingRow,
  listSettingOptions,
  listSettingUses,
  listSettingRows as listEndpoint,
} from '@sarn/kernel';
import {
  findSetting,
  listAllSettings,
  listOffered,
  listSettingEntries,
  listSettingRows,
  usesCounted,
} from '@sarn/platform-server';
import type {
  Caller,
  Handle,
  SettingEntry,
  SettingsTable,
  SignedContext,
  StoredSetting,
} from '@sarn/platform-server';
import { permittedTable, tableOf } from './dependencies.ts';
import type { SettingsDependencies } from './dependencies.ts';
import { detailOf, differences } from './entry.ts';
import { missingOf } from './missing.ts';
import { findUndoable } from './undo.service.ts';
import { isHeld } from './uses.ts';

/** A row as the calls give it. */
export const toRow = (row: StoredSetting): Omit<SettingRowOut, 'used'> => ({
  ...row,
  values: Object.fromEntries(
    Object.entries(row.values).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? [...value] : value,
    ]),
  ),
});

/** How often rows are used over all places, by code; empty where the table counts no uses. */
async function usedOf(
  h: Handle,
  caller: Caller,
  { uses = [] }: SettingsTable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  for (const use of uses) {
    for (const [code, count] of await use.counts(h, caller, codes)) {
      sums.set(code, (sums.get(code) ?? 0) + count);
    }
  }
  return sums;
}

const toUse = (count: number) => ({
  count: Math.min(count, usesCounted),
  isCapped: count > usesCounted,
});

/** One page of a table. @throws AppError 'settings.forbidden', 'platform.not-found' */
export async function readPage(
  deps: SettingsDependencies,
  { caller, language }: SignedContext,
  asked: InputOf<typeof listEndpoint>,
): Promise<OutputOf<typeof listEndpoint>> {
  const settings = permittedTable(deps, caller, asked.table);
  const { db } = deps.platform;
  const { rows, total } = await listSettingRows(db, settings, filterOf(deps, asked), {
    ...{ sort: asked.sort, direction: asked.direction, language, tables: deps.tables },
    take: settingPageSize,
    skip: (asked.page - 1) * settingPageSize,
  });
  const codes = rows.map(({ code }) => code);
  const used = settings.uses ? await usedOf(db, caller, settings, codes) : null;
  const undoable = await findUndoable(deps, db, settings, caller.id);
  return {
    rows: rows.map((row) => ({
      ...toRow(row),
      used: used && toUse(used.get(row.code) ?? 0),
    })),
    total,
    mayUndo: undoable.length > 0,
    suggested: (await missingOf(db, settings)).length,
  };
}

/** Conditions of a list, asked of the Bangkok day. */
export const filterOf = (
  { platform }: SettingsDependencies,
  asked: Pick<InputOf<typeof listEndpoint>, 'search' | 'state' | 'where'>,
) => ({ ...asked, today: civilDateAt(platform.clock.now()) });

/**
 * Rows that forms offer today, or all of them; those that are limited to other units say so.
 *
 * @throws AppError 'platform.not-found'
 */
export async function readOptions(
  deps: SettingsDependencies,
  { caller }: SignedContext,
  { table, withCode, withEnded }: InputOf<typeof listSettingOptions>,
) {
  const { db, clock } = deps.platform;
  const settings = tableOf(deps, table);
  const rows = withEnded
    ? await listAllSettings(db, settings)
    : await listOffered(db, settings, civilDateAt(clock.now()), withCode ?? null);
  const isLimited = ({ values }: StoredSetting, units: ReadonlySet<string>) =>
    isForOtherUnits(settings.table, values, units);
  // Where nothing is limited, nobody's units are asked.
  const units = rows.some((row) => isLimited(row, new Set()))
    ? await deps.organisation.unitsWithAncestors(db, caller)
    : new Set<string>();
  return {
    rows: rows.map((row) => ({
      ...toRow(row),
      ...(isLimited(row, units) && { isForOthers: true as const }),
    })),
  };
}

/** A row with uses and history. @throws AppError 'settings.forbidden', 'platform.not-found' */
export async function readRow(
  deps: SettingsDependencies,
  { caller, language }: SignedContext,
  asked: InputOf<typeof getSettingRow>,
): Promise<OutputOf<typeof getSettingRow>> {
  const settings = permittedTable(deps, caller, asked.table);
  const { db } = deps.platform;
  const row = await findSetting(db, settings, asked.code);
  if (!row) throw new AppError('platform.not-found');
  const uses = [];
  for (const use of settings.uses ?? []) {
    const count = (await use.counts(db, caller, [row.code])).get(row.code) ?? 0;
    const label = language === 'en' ? use.label.en : use.label.th;
    uses.push({ ...toUse(count), place: use.place, label, isListed: use.list !== undefined });
  }
  const total = uses.reduce((sum, { count }) => sum + count, 0);
  return {
    row: { ...toRow(row), used: settings.uses ? toUse(total) : null },
    uses,
    isDeletable: row.origin !== 'seed' && !(await isHeld(db, settings, row.code)),
    history: await readHistory(deps, settings, row.code, language),
  };
}

/** What uses a row at a place. @throws AppError 'settings.forbidden', 'platform.not-found' */
export async function readUses(
  deps: SettingsDependencies,
  { caller }: SignedContext,
  { table, code, place }: InputOf<typeof listSettingUses>,
): Promise<OutputOf<typeof listSettingUses>> {
  const settings = permittedTable(deps, caller, table);
  const list = settings.uses?.find((use) => use.place === place)?.list;
  if (!list) throw new AppError('platform.not-found');
  const { rows, hidden } = await list(deps.platform.db, caller, code);
  return { rows: [...rows], hidden };
}

async function readHistory(
  { platform, organisation }: SettingsDependencies,
  settings: SettingsTable,
  code: string,
  language: Language,
): Promise<SettingChange[]> {
  const entries = await listSettingEntries(platform.db, settingSubjects(settings.table), code);
  const people = entries.flatMap(({ callerId }) => (callerId === null ? [] : [callerId]));
  const cards = await organisation.personCard(platform.db, [...new Set(people)]);
  return entries.map((entry) => ({
    ...{ id: entry.id, at: entry.at, act: actPhrase(entry, language) },
    personName: cards.get(entry.callerId ?? '')?.name ?? '',
    reason: detailOf(entry)?.reason ?? '',
    changes: changesOf(entry),
  }));
}

function actPhrase({ act }: SettingEntry, language: Language): string {
  const name = act.slice(act.lastIndexOf('.') + 1);
  const found = Object.entries(settingActs).find(([known]) => known === name)?.[1];
  // An act of another page on the same row has a name of its own, which only that module knows.
  return (found ?? settingActs.changed)[language === 'en' ? 'en' : 'th'];
}

/** A new row says nothing of its fields: they are on the form. */
function changesOf(entry: SettingEntry): SettingChange['changes'] {
  const detail = detailOf(entry);
  return detail?.before && detail.after ? differences(detail.before, detail.after) : [];
}
