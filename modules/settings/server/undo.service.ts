import { AppError, settingSubject } from '@sarn/kernel';
import {
  deleteSetting,
  findSettingForUpdate,
  insertSetting,
  listAllSettings,
  listTableEntries,
  orderSettings,
  updateSetting,
} from '@sarn/platform-server';
import type { Handle, SettingsTable, StoredSetting, Tx } from '@sarn/platform-server';
import type { SettingsDependencies } from './dependencies.ts';
import { detailOf } from './entry.ts';
import type { EntryDetail } from './entry.ts';
import { isHeld } from './uses.ts';
import { recordChange } from './write.service.ts';
import type { ChangedBy } from './changed-by.ts';

/** How long one's own last change can be undone (SETTINGS §1.1). */
const undoMinutes = 10;

/**
 * The entries that a press of undo would take back: all of one's own last press of a button, while
 * nobody has changed one of its rows since. Empty when there is none.
 */
export async function findUndoable(
  { platform }: SettingsDependencies,
  h: Handle,
  { table }: SettingsTable,
  personId: string,
): Promise<readonly EntryDetail[]> {
  const since = new Date(platform.clock.now().getTime() - undoMinutes * 60_000).toISOString();
  const entries = await listTableEntries(h, settingSubject(table), since);
  const own = entries.find(({ callerId }) => callerId === personId);
  const batch = own && detailOf(own)?.batch;
  if (!own || batch === undefined || own.act.endsWith('.undone')) return [];
  const ofBatch = entries.filter((entry) => detailOf(entry)?.batch === batch);
  const codes = new Set(ofBatch.map(({ code }) => code));
  const newer = entries.slice(0, entries.indexOf(own));
  const isNewest = newer.every(({ code }) => !codes.has(code));
  return isNewest ? ofBatch.flatMap((entry) => detailOf(entry) ?? []) : [];
}

/**
 * Writes the inverse of one's own last change.
 *
 * @returns how many rows
 * @throws AppError 'settings.nothing-to-undo'; 'settings.used' where a new row is used already
 */
export async function undoLast(
  deps: SettingsDependencies,
  tx: Tx,
  settings: SettingsTable,
  by: ChangedBy,
): Promise<number> {
  const entries = await findUndoable(deps, tx, settings, by.personId);
  if (entries.length === 0) throw new AppError('settings.nothing-to-undo');
  for (const { before, after } of entries) {
    const code = (after ?? before)?.code ?? '';
    const now = (await findSettingForUpdate(tx, settings, code)) ?? null;
    if ((now?.version ?? null) !== (after?.version ?? null)) {
      throw new AppError('settings.nothing-to-undo');
    }
    const restored = before && { ...before, version: (now?.version ?? before.version) + 1 };
    await putBack(tx, settings, now, restored);
    await settings.changed?.(tx, [{ before: now, after: restored, personId: by.personId }]);
    await recordChange(deps, tx, settings, 'undone', { before: now, after: restored, by });
  }
  return entries.length;
}

async function putBack(
  tx: Tx,
  settings: SettingsTable,
  now: StoredSetting | null,
  restored: StoredSetting | null,
): Promise<void> {
  if (restored === null) {
    if (!now) return;
    if (await isHeld(tx, settings, now.code)) throw new AppError('settings.used', { count: 1 });
    await deleteSetting(tx, settings, now.code);
  } else if (now && now.sort !== restored.sort) await moveBack(tx, settings, restored);
  else if (now) await updateSetting(tx, settings, restored);
  else await insertSetting(tx, settings, restored);
}

/** A row that was moved goes back to its place, and the others follow. */
async function moveBack(tx: Tx, settings: SettingsTable, { code, sort }: StoredSetting) {
  const rest = (await listAllSettings(tx, settings)).map((row) => row.code);
  const others = rest.filter((one) => one !== code);
  await orderSettings(tx, settings, others.toSpliced(sort - 1, 0, code));
}
