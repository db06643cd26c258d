import { AppError, madeCode, newId, newSettingCode, valuesSchema } from '@sarn/kernel';
import type {
  InputOf,
  SettingValues,
  changeSettingRows,
  deleteSettingRow,
  endSettingRows,
  moveSettingRow,
  saveSettingRow,
} from '@sarn/kernel';
import {
  findSetting,
  InvalidInput,
  listAllSettings,
  nextSort,
  orderSettings,
} from '@sarn/platform-server';
import type { SettingsTable, SignedContext, StoredSetting, Tx } from '@sarn/platform-server';
import { permittedTable } from './dependencies.ts';
import type { SettingsDependencies } from './dependencies.ts';
import { rowsTogether } from './many-rows.ts';
import { isHeld } from './uses.ts';
import { lockAllAsRead, lockAsRead, recordChange, removeRow, writeRow } from './write.service.ts';
import type { ChangedBy } from './changed-by.ts';

export const changedBy = ({ caller }: SignedContext, reason: string): ChangedBy => ({
  personId: caller.id,
  reason,
  batch: newId(),
});

/** The own fields as the table describes them. @throws InvalidInput with the name of each wrong one */
export function readValues({ table }: SettingsTable, sent: SettingValues): SettingValues {
  const read = valuesSchema(table).safeParse(sent);
  if (read.success) return read.data;
  throw new InvalidInput(
    read.error.issues.map(({ path, code }) => ({ field: path.join('.') || 'values', rule: code })),
  );
}

/** Adds or changes a row. */
export async function saveRow(
  deps: SettingsDependencies,
  context: SignedContext,
  tx: Tx,
  input: InputOf<typeof saveSettingRow>,
): Promise<StoredSetting> {
  const settings = permittedTable(deps, context.caller, input.table);
  const { version, nameTh, nameEn, validFrom, validTo, reason } = input;
  const values = readValues(settings, input.values);
  const by = changedBy(context, reason);
  if (version === null) {
    const code = newCode(settings, input.code);
    const sort = await nextSort(tx, settings);
    const added = { code, nameTh, nameEn, validFrom, validTo, values, sort };
    return writeRow(deps, tx, settings, null, { ...added, origin: 'own', version: 0 }, by);
  }
  const before = await lockAsRead(deps, tx, settings, { code: input.code, version });
  const wanted = { ...before, nameTh, nameEn, validFrom, validTo, values };
  return writeRow(deps, tx, settings, before, wanted, by);
}

function newCode({ table }: SettingsTable, typed: string): string {
  if (table.isCodeMade && typed === '') return madeCode();
  const read = newSettingCode.safeParse(typed);
  if (!read.success) throw new InvalidInput([{ field: 'code', rule: 'pattern' }]);
  return read.data;
}

/** Sets the last day of rows, or reopens them; all or none. */
export async function endRows(
  deps: SettingsDependencies,
  context: SignedContext,
  tx: Tx,
  { table, rows, validTo, reason }: InputOf<typeof endSettingRows>,
): Promise<number> {
  const settings = permittedTable(deps, context.caller, table);
  const by = changedBy(context, reason);
  const known = await lockAllAsRead(deps, tx, settings, rows);
  const writing = rowsTogether(deps, tx, settings);
  for (const before of known) {
    await writeRow(deps, tx, settings, before, { ...before, validTo }, by, writing);
  }
  await writing.flush();
  return rows.length;
}

/** Gives rows the same values; all or none. */
export async function changeRows(
  deps: SettingsDependencies,
  context: SignedContext,
  tx: Tx,
  { table, rows, values, reason }: InputOf<typeof changeSettingRows>,
): Promise<number> {
  const settings = permittedTable(deps, context.caller, table);
  const by = changedBy(context, reason);
  const known = await lockAllAsRead(deps, tx, settings, rows);
  const writing = rowsTogether(deps, tx, settings);
  for (const before of known) {
    const wanted = readValues(settings, { ...before.values, ...values });
    await writeRow(deps, tx, settings, before, { ...before, values: wanted }, by, writing);
  }
  await writing.flush();
  return rows.length;
}

/** Deletes a row of the agency that was never used. */
export async function deleteRow(
  deps: SettingsDependencies,
  context: SignedContext,
  tx: Tx,
  input: InputOf<typeof deleteSettingRow>,
): Promise<void> {
  const settings = permittedTable(deps, context.caller, input.table);
  const row = await lockAsRead(deps, tx, settings, input);
  if (settings.table.isClosed) throw new AppError('settings.locked');
  if (row.origin === 'seed') throw new AppError('settings.delivered');
  if (await isHeld(tx, settings, row.code)) {
    throw new AppError('settings.used', { count: await countUses(tx, settings, context, row) });
  }
  await removeRow(deps, tx, settings, row, changedBy(context, input.reason));
}

/** Of what the reader may read; at least 1, because something holds the row. */
async function countUses(
  tx: Tx,
  { uses = [] }: SettingsTable,
  { caller }: SignedContext,
  { code }: StoredSetting,
): Promise<number> {
  let sum = 0;
  for (const use of uses) sum += (await use.counts(tx, caller, [code])).get(code) ?? 0;
  return Math.max(sum, 1);
}

/** Where a row comes to stand among the others; -1: the row beside which it would stand is none of them. */
function placeOf(codes: readonly string[], after: string | null, before: string | undefined) {
  if (before !== undefined) return codes.indexOf(before);
  if (after === null) return 0;
  const at = codes.indexOf(after);
  return at < 0 ? at : at + 1;
}

/** Puts a row behind another one, or before it. */
export async function moveRow(
  deps: SettingsDependencies,
  context: SignedContext,
  tx: Tx,
  { table, code, after: previous, before: next }: InputOf<typeof moveSettingRow>,
): Promise<void> {
  const settings = permittedTable(deps, context.caller, table);
  if (settings.table.hasFixedOrder) throw new AppError('settings.locked');
  const rows = await listAllSettings(tx, settings);
  const moved = rows.find((row) => row.code === code);
  const rest = rows.filter((row) => row.code !== code).map((row) => row.code);
  const at = placeOf(rest, previous, next);
  if (!moved || at < 0) throw new AppError('platform.not-found');
  const place = rows.indexOf(moved);
  if (place === at) return;
  await orderSettings(tx, settings, rest.toSpliced(at, 0, code));
  const after = await findSetting(tx, settings, code);
  if (!after) throw new AppError('platform.not-found');
  // Undo puts it back to its place in the list: the numbers before may have had gaps.
  const before = { ...moved, sort: place + 1 };
  await settings.changed?.(tx, [{ before, after, personId: context.caller.id }]);
  await recordChange(deps, tx, settings, 'moved', { before, after, by: changedBy(context, '') });
}
