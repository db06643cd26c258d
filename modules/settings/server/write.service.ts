import { AppError, civilDateAt, formatInstant, isOffered, settingSubjects } from '@sarn/kernel';
import type { SettingAct, SettingValues } from '@sarn/kernel';
import { deleteSetting, findSettingsForUpdate, listSettingEntries } from '@sarn/platform-server';
import type { SettingsTable, StoredSetting, Tx } from '@sarn/platform-server';
import { asksUse, checkChange, isSameRow } from './change.rules.ts';
import type { SettingsDependencies } from './dependencies.ts';
import type { ChangedBy } from './changed-by.ts';
import { rowByRow } from './many-rows.ts';
import type { RowWriting } from './many-rows.ts';
import { checkUnits } from './unit-values.ts';
import { isHeld } from './uses.ts';

/**
 * The row, locked, as the caller read it.
 *
 * @throws AppError 'platform.not-found', 'settings.stale' (R1) with who changed it and when
 */
export async function lockAsRead(
  deps: SettingsDependencies,
  tx: Tx,
  settings: SettingsTable,
  { code, version }: { readonly code: string; readonly version: number },
): Promise<StoredSetting> {
  const [row] = await lockAllAsRead(deps, tx, settings, [{ code, version }]);
  if (!row) throw new AppError('platform.not-found');
  return row;
}

/**
 * Rows in the order of their codes, locked, as the caller read them: two administrators never wait for each other.
 *
 * @throws AppError as `lockAsRead`
 */
export async function lockAllAsRead(
  deps: SettingsDependencies,
  tx: Tx,
  settings: SettingsTable,
  asked: readonly { readonly code: string; readonly version: number }[],
): Promise<readonly StoredSetting[]> {
  const codes = asked.map(({ code }) => code);
  const found = await findSettingsForUpdate(tx, settings, codes);
  const seen = new Map(asked.map(({ code, version }) => [code, version]));
  for (const [code, version] of seen) {
    const row = found.get(code);
    if (!row) throw new AppError('platform.not-found');
    if (row.version === version) continue;
    throw new AppError('settings.stale', await lastChange(deps, tx, settings, code));
  }
  return [...found.values()];
}

async function lastChange(
  { organisation }: SettingsDependencies,
  tx: Tx,
  { table }: SettingsTable,
  code: string,
): Promise<{ name: string; at: string }> {
  const [last] = await listSettingEntries(tx, settingSubjects(table), code);
  const id = last?.callerId ?? '';
  const cards = await organisation.personCard(tx, [id]);
  return { name: cards.get(id)?.name ?? '', at: last ? formatInstant(last.at) : '' };
}

/**
 * Writes a row that was read and locked, or a new one, with its entry in the audit trail.
 *
 * @returns the row as it is now; the same row where nothing differs
 * @throws AppError of `checkChange`, 'settings.code-taken', 'settings.name-taken', 'settings.ended',
 *   'settings.unknown-value'
 */
export async function writeRow(
  deps: SettingsDependencies,
  tx: Tx,
  settings: SettingsTable,
  before: StoredSetting | null,
  wanted: StoredSetting,
  by: ChangedBy,
  writing: RowWriting = rowByRow(deps, tx, settings),
): Promise<StoredSetting> {
  if (before && isSameRow(before, wanted)) return before;
  const { table } = settings;
  const isUsed =
    before !== null && asksUse(table, before, wanted) && (await isHeld(tx, settings, before.code));
  checkChange(table, before, wanted, { reason: by.reason, isUsed });
  await checkReferences(deps, writing, settings, {
    ...{ before: before?.values ?? {}, after: wanted.values },
    mayBeEnded: by.isFromFile === true,
  });
  await checkUnits(deps, tx, table, {
    ...{ before: before?.values ?? {}, after: wanted.values },
    mayBeEnded: by.isFromFile === true,
  });
  if (table.isNameUnique && (await writing.isNameTaken(wanted))) {
    throw new AppError('settings.name-taken', { name: wanted.nameTh });
  }
  const after = { ...wanted, version: (before?.version ?? 0) + 1 };
  await writing.check({ before, after }, by.personId);
  if (before) await writing.update(after);
  else await insertNew(writing, after);
  await writing.changed({ before, after }, by.personId);
  await writing.record(actOf(before, after), { before, after }, by);
  return after;
}

function actOf(before: StoredSetting | null, after: StoredSetting): SettingAct {
  if (before === null) return 'added';
  if (before.validTo === after.validTo) return 'changed';
  return after.validTo === null ? 'reopened' : 'ended';
}

async function insertNew(writing: RowWriting, row: StoredSetting): Promise<void> {
  if ((await writing.wasGiven(row.code)) || !(await writing.insert(row))) {
    throw new AppError('settings.code-taken', { code: row.code });
  }
}

interface Referring {
  readonly before: SettingValues;
  readonly after: SettingValues;
  readonly mayBeEnded: boolean;
}

/** Each reference that changed must name a row that forms offer today. */
async function checkReferences(
  deps: SettingsDependencies,
  writing: RowWriting,
  { table }: SettingsTable,
  { before, after, mayBeEnded }: Referring,
): Promise<void> {
  for (const [name, field] of Object.entries(table.fields)) {
    const code = after[name];
    if (field.kind !== 'reference' || typeof code !== 'string' || code === before[name]) continue;
    const target = deps.tables.get(field.table);
    const found = target && (await writing.find(target, code));
    if (!found) throw new AppError('settings.unknown-value', { name: code });
    const today = civilDateAt(deps.platform.clock.now());
    if (!mayBeEnded && !isOffered(found, today)) {
      throw new AppError('settings.ended', { name: found.nameTh, day: found.validTo ?? '' });
    }
  }
}

/** Deletes a row; the caller has checked that nothing uses it. */
export async function removeRow(
  deps: SettingsDependencies,
  tx: Tx,
  settings: SettingsTable,
  before: StoredSetting,
  by: ChangedBy,
): Promise<void> {
  await rowByRow(deps, tx, settings).check({ before, after: null }, by.personId);
  await deleteSetting(tx, settings, before.code);
  await settings.changed?.(tx, [{ before, after: null, personId: by.personId }]);
  await recordChange(deps, tx, settings, 'deleted', { before, after: null, by });
}

interface Change {
  readonly before: StoredSetting | null;
  readonly after: StoredSetting | null;
  readonly by: ChangedBy;
}

/** The entry in the audit trail, which is the history of the row and what undo reads. */
export const recordChange = (
  deps: SettingsDependencies,
  tx: Tx,
  settings: SettingsTable,
  act: SettingAct,
  { before, after, by }: Change,
): Promise<void> => rowByRow(deps, tx, settings).record(act, { before, after }, by);
