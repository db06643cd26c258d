import { AppError, settingAct, settingSubject, settingSubjects } from '@sarn/kernel';
import type { SettingAct } from '@sarn/kernel';
import {
  findSetting,
  insertSetting,
  insertSettings,
  isNameTaken,
  listAllSettings,
  listGivenCodes,
  settingsTopic,
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
  /** Refuses what the table itself refuses. */
  check(change: RowChange, personId: string): Promise<void>;
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

async function tell(
  { platform }: SettingsDependencies,
  tx: Tx,
  { table }: SettingsTable,
): Promise<void> {
  await platform.announcements.announce(tx, settingsTopic);
  tx.afterCommit(() => tellChangeToAll(platform.live, { kind: 'settings', id: table.code }));
}

/** The refusals of a table by codes: of all changes together, or of one after the other. */
export async function refusalsOf(
  tx: Tx,
  settings: SettingsTable,
  changes: readonly SettingChangeOf[],
): Promise<ReadonlyMap<string, AppError>> {
  if (settings.checkAll) return settings.checkAll(tx, changes);
  const refused = new Map<string, AppError>();
  for (const change of settings.check ? changes : []) {
    try {
      await settings.check?.(tx, change);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.set((change.after ?? change.before)?.code ?? '', error);
    }
  }
  return refused;
}

/** What is thrown when the row with the code is refused. */
type Refusing = (code: string, error: AppError) => unknown;
const asItIs: Refusing = (_code, error) => error;

async function refuse(
  tx: Tx,
  settings: SettingsTable,
  changes: readonly SettingChangeOf[],
  refusing = asItIs,
): Promise<void> {
  const [first] = await refusalsOf(tx, settings, changes);
  if (first) throw refusing(...first);
}

/** One row. */
export const rowByRow = (
  deps: SettingsDependencies,
  tx: Tx,
  settings: SettingsTable,
): RowWriting => ({
  check: (change, personId) => refuse(tx, settings, [{ ...change, personId }]),
  isNameTaken: (row) => isNameTaken(tx, settings, row),
  wasGiven: async (code) =>
    (await listGivenCodes(tx, settingSubjects(settings.table), [code])).has(code),
  find: (target, code) => findSetting(tx, target, code),
  insert: (row) => insertSetting(tx, settings, row),
  update: (row) => updateSetting(tx, settings, row),
  changed: async (change, personId) => settings.changed?.(tx, [{ ...change, personId }]),
  async record(act, change, by) {
    await deps.platform.audit.write(tx, entryOf(settings, act, change, by));
    await tell(deps, tx, settings);
  },
});

/** What is there of a table, read once it is asked. */
function thereIn(tx: Tx, settings: SettingsTable) {
  let read: Promise<Map<string, string>> | undefined;
  const namesOf = async () =>
    new Map((await listAllSettings(tx, settings)).map(({ code, nameTh }) => [code, nameTh]));
  const wanted = settings.table.isNameUnique === true;
  return {
    /** Names by codes. */
    names: () => (read ??= namesOf()),
    /** Names that are looked at are those after the changes before. */
    async note({ code, nameTh }: StoredSetting): Promise<void> {
      if (wanted || read) (await (read ??= namesOf())).set(code, nameTh);
    },
  };
}

/** What is written together. */
interface Noted {
  readonly checked: SettingChangeOf[];
  readonly inserted: StoredSetting[];
  readonly updated: StoredSetting[];
  readonly further: SettingChangeOf[];
  readonly entries: AuditEntry[];
}

async function writeAll(
  deps: SettingsDependencies,
  tx: Tx,
  settings: SettingsTable,
  { checked, inserted, updated, further, entries }: Noted,
  refusing?: Refusing,
): Promise<void> {
  if (checked.length > 0) await refuse(tx, settings, checked, refusing);
  const made = new Set(await insertSettings(tx, settings, inserted));
  // Somebody else added it after the rows were read: the trail would tell of a row that is not there.
  const taken = inserted.find(({ code }) => !made.has(code));
  if (taken) {
    const { code } = taken;
    throw (refusing ?? asItIs)(code, new AppError('settings.code-taken', { code }));
  }
  await updateSettings(tx, settings, updated);
  if (further.length > 0) await settings.changed?.(tx, further);
  await deps.platform.audit.writeAll(tx, entries);
  if (entries.length > 0) await tell(deps, tx, settings);
}

interface RowsWriting extends RowWriting {
  /** @param refusing makes what is thrown of a refusal and the code of the refused row */
  flush(refusing?: Refusing): Promise<void>;
}

/**
 * Many rows: what they ask is read once, and they are checked and written together when `flush` is called. A table
 * that checks rows one by one by what is there has them written one by one.
 *
 * @param added codes of rows that are to be added
 * @throws AppError of `flush`: the first refusal of the table; 'settings.code-taken' where somebody else added a row
 *   with the code meanwhile
 */
export function rowsTogether(
  deps: SettingsDependencies,
  tx: Tx,
  settings: SettingsTable,
  added: readonly string[] = [],
): RowsWriting {
  const single = rowByRow(deps, tx, settings);
  const hasRules = settings.check !== undefined && !settings.checksRowAlone && !settings.checkAll;
  const there = thereIn(tx, settings);
  let given: Promise<ReadonlySet<string>> | undefined;
  const targets = new Map<string, ReadonlyMap<string, StoredSetting>>();
  // A row may name another one that is written with it.
  const written = new Map<string, StoredSetting>();
  const noted: Noted = { checked: [], inserted: [], updated: [], further: [], entries: [] };
  return {
    async check(change, personId) {
      if (settings.checkAll) noted.checked.push({ ...change, personId });
      else await single.check(change, personId);
    },
    isNameTaken: async ({ code, nameTh }) =>
      [...(await there.names())].some(([other, name]) => name === nameTh && other !== code),
    wasGiven: async (code) =>
      (await (given ??= listGivenCodes(tx, settingSubjects(settings.table), added))).has(code),
    async find(target, code) {
      const own = target.table.code === settings.table.code ? written.get(code) : undefined;
      if (own) return own;
      const rows =
        targets.get(target.table.code) ??
        new Map((await listAllSettings(tx, target)).map((row) => [row.code, row]));
      targets.set(target.table.code, rows);
      return rows.get(code);
    },
    async insert(row) {
      if ((await there.names()).has(row.code)) return false;
      await there.note(row);
      written.set(row.code, row);
      if (hasRules) return single.insert(row);
      noted.inserted.push(row);
      return true;
    },
    async update(row) {
      await there.note(row);
      written.set(row.code, row);
      if (hasRules) await single.update(row);
      else noted.updated.push(row);
    },
    async changed(change, personId) {
      if (hasRules) await single.changed(change, personId);
      else noted.further.push({ ...change, personId });
    },
    async record(act, change, by) {
      noted.entries.push(entryOf(settings, act, change, by));
    },
    flush: (refusing) => writeAll(deps, tx, settings, noted, refusing),
  };
}
