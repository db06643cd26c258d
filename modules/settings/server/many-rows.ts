import { AppError, settingAct, settingSubject, settingSubjects } from '@sarn/kernel';
import type { SettingAct } from '@sarn/kernel';
import {
  findSetting,
  insertSetting,
  insertSettings,
  isNameTaken,
  listAllSettings,
  listGivenCodes,
  tellChangeToAll,
  updateSetting,
  updateSettings,
} from '@sarn/platform-server';
import type {
  AuditEntry,
  SettingChangeOf,
  SettingsTable,
  StoredSetting,
  Tx,
} from '@sarn/platform-server';
import type { SettingsDependencies } from './dependencies.ts';
import type { ChangedBy } from './changed-by.ts';

export interface RowChange {
  readonly before: StoredSetting | null;
  readonly after: StoredSetting | null;
}

/** What writing a row asks of the database and puts there: row by row, or for many rows together. */
export interface RowWriting {
  isNameTaken(row: StoredSetting): Promise<boolean>;
  /** Whether a row had the code before, also one that was deleted. */
  wasGiven(code: string): Promise<boolean>;
  find(target: SettingsTable, code: string): Promise<StoredSetting | undefined>;
  /** @returns false when the code exists already */
  insert(row: StoredSetting): Promise<boolean>;
  update(row: StoredSetting): Promise<void>;
  /** What else changes with a row that was written. */
  changed(change: RowChange, personId: string): Promise<void>;
  /** The entry in the audit trail, which is the history of the row and what undo reads. */
  record(act: SettingAct, change: RowChange, by: ChangedBy): Promise<void>;
}

/** The entry of a change. */
const entryOf = (
  { table }: SettingsTable,
  act: SettingAct,
  { before, after }: RowChange,
  by: ChangedBy,
): AuditEntry => ({
  act: settingAct(table, act),
  callerId: by.personId,
  subject: { kind: settingSubject(table), id: (after ?? before)?.code ?? '' },
  detail: { before, after, reason: by.reason, batch: by.batch },
});

const tell = ({ platform }: SettingsDependencies, tx: Tx, { table }: SettingsTable) =>
  tx.afterCommit(() => tellChangeToAll(platform.live, { kind: 'settings', id: table.code }));

/** One row. */
export const rowByRow = (
  deps: SettingsDependencies,
  tx: Tx,
  settings: SettingsTable,
): RowWriting => ({
  isNameTaken: (row) => isNameTaken(tx, settings, row),
  wasGiven: async (code) =>
    (await listGivenCodes(tx, settingSubjects(settings.table), [code])).has(code),
  find: (target, code) => findSetting(tx, target, code),
  insert: (row) => insertSetting(tx, settings, row),
  update: (row) => updateSetting(tx, settings, row),
  changed: async (change, personId) => settings.changed?.(tx, [{ ...change, personId }]),
  async record(act, change, by) {
    await deps.platform.audit.write(tx, entryOf(settings, act, change, by));
    tell(deps, tx, settings);
  },
});

/**
 * Many rows: what they ask is read once, and they are written together when `flush` is called. A table that
 * checks rows by what is there has them written one by one.
 *
 * @throws AppError 'settings.code-taken' of `flush` where somebody else added a row with the code meanwhile
 */
export async function rowsTogether(
  deps: SettingsDependencies,
  tx: Tx,
  settings: SettingsTable,
  codes: readonly string[],
): Promise<RowWriting & { flush(): Promise<void> }> {
  const single = rowByRow(deps, tx, settings);
  const hasRules = settings.check !== undefined && !settings.checksRowAlone;
  const known = await listAllSettings(tx, settings);
  const names = new Map(known.map(({ code, nameTh }) => [code, nameTh]));
  const there = new Set(names.keys());
  const given = await listGivenCodes(tx, settingSubjects(settings.table), codes);
  const targets = new Map<string, ReadonlyMap<string, StoredSetting>>();
  const [added, changed]: StoredSetting[][] = [[], []];
  const entries: AuditEntry[] = [];
  const further: SettingChangeOf[] = [];
  return {
    isNameTaken: async ({ code, nameTh }) =>
      [...names].some(([other, name]) => name === nameTh && other !== code),
    wasGiven: async (code) => given.has(code),
    async find(target, code) {
      const rows =
        targets.get(target.table.code) ??
        new Map((await listAllSettings(tx, target)).map((row) => [row.code, row]));
      targets.set(target.table.code, rows);
      return rows.get(code);
    },
    async insert(row) {
      if (there.has(row.code)) return false;
      there.add(row.code);
      names.set(row.code, row.nameTh);
      if (hasRules) return single.insert(row);
      added?.push(row);
      return true;
    },
    async update(row) {
      names.set(row.code, row.nameTh);
      if (hasRules) await single.update(row);
      else changed?.push(row);
    },
    async changed(change, personId) {
      if (hasRules) await single.changed(change, personId);
      else further.push({ ...change, personId });
    },
    async record(act, change, by) {
      entries.push(entryOf(settings, act, change, by));
    },
    async flush() {
      const made = new Set(await insertSettings(tx, settings, added ?? []));
      // Somebody else added it after the rows were read: the trail would tell of a row that is not there.
      const taken = added?.find(({ code }) => !made.has(code));
      if (taken) throw new AppError('settings.code-taken', { code: taken.code });
      await updateSettings(tx, settings, changed ?? []);
      if (further.length > 0) await settings.changed?.(tx, further);
      await deps.platform.audit.writeAll(tx, entries);
      if (entries.length > 0) tell(deps, tx, settings);
    },
  };
}
