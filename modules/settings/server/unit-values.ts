import { AppError, unitFieldsOf } from '@sarn/kernel';
import type { DescribedTable, FieldValue, SettingValues } from '@sarn/kernel';
import { unitCodes } from '@sarn/organisation/server';
import type { Handle, StoredSetting } from '@sarn/platform-server';
import type { SettingsDependencies } from './dependencies.ts';

/** Fields of units hold ids; files say codes, which are the same in every installation. */
export interface UnitsInFiles {
  toFile(values: SettingValues): SettingValues;
  /** @throws AppError 'settings.unknown-value' naming the code */
  fromFile(values: SettingValues, before: SettingValues): SettingValues;
  /** The ids of codes; one without a code of its own stands there by its id. As `fromFile`. */
  idsOf(codes: readonly string[], before: FieldValue | undefined): readonly string[];
}

const listOf = (value: FieldValue | undefined): readonly string[] | null =>
  Array.isArray(value) ? value : null;

/** What the values of a table are in files; read once for all rows, and only where it has such a field. */
export async function unitsInFiles(h: Handle, table: DescribedTable): Promise<UnitsInFiles> {
  const names = unitFieldsOf(table);
  const units = names.length > 0 ? await unitCodes(h) : null;
  const idsOf: UnitsInFiles['idsOf'] = (codes, before) => {
    const kept = listOf(before) ?? [];
    return codes.map((code) => (kept.includes(code) || !units ? code : units.idOf(code)));
  };
  const changedIn = (
    values: SettingValues,
    made: (name: string, list: readonly string[]) => readonly string[],
  ) => {
    const changed = names.flatMap((name) => {
      const list = listOf(values[name]);
      return list ? [[name, made(name, list)] as const] : [];
    });
    return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) };
  };
  return {
    idsOf,
    toFile: (values) => changedIn(values, (_name, ids) => ids.map((id) => units?.codeOf(id) ?? id)),
    fromFile: (values, before) => changedIn(values, (name, codes) => idsOf(codes, before[name])),
  };
}

/** A row as files have it. */
export const rowInFile = (units: UnitsInFiles, row: StoredSetting): StoredSetting => ({
  ...row,
  values: units.toFile(row.values),
});

interface Limited {
  readonly before: SettingValues;
  readonly after: SettingValues;
  /** Rows of a file may name units that ended. */
  readonly mayBeEnded: boolean;
}

/**
 * Each unit that is newly named must exist today.
 *
 * @throws AppError 'settings.unknown-value'
 */
export async function checkUnits(
  { organisation }: SettingsDependencies,
  h: Handle,
  table: DescribedTable,
  { before, after, mayBeEnded }: Limited,
): Promise<void> {
  const added = unitFieldsOf(table).flatMap((name) => {
    const kept = listOf(before[name]) ?? [];
    return (listOf(after[name]) ?? []).filter((id) => !kept.includes(id));
  });
  if (added.length === 0) return;
  const known = await organisation.units(h, added);
  const today = mayBeEnded ? null : new Set((await organisation.unitTree(h)).map(({ id }) => id));
  const wrong = added.find((id) => !known.has(id) || today?.has(id) === false);
  if (wrong !== undefined)
    throw new AppError('settings.unknown-value', { name: known.get(wrong)?.nameTh ?? wrong });
}
