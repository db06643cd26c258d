import { civilDateAt, emptyValue, isCivilDate, lineText, settingCode } from '@sarn/kernel';
import type { Bilingual, DescribedTable, FieldValue } from '@sarn/kernel';
import {
  deleteSetting,
  findSettingForUpdate,
  findSettingsForUpdate,
  InvalidInput,
  listAllSettings,
} from '@sarn/platform-server';
import type { PartChange, PartRow, SettingsTable, StoredSetting, Tx } from '@sarn/platform-server';
import {
  isHeld,
  readValues,
  recordChange,
  rowsTogether,
  unitsInFiles,
  writeRow,
} from '@sarn/settings/server';
import type { ChangedBy, SettingsDependencies, UnitsInFiles } from '@sarn/settings/server';
import { plainText } from './section.ts';
import type { Section, SectionWriting } from './section.ts';
import { someDay, someNumber, someText, wantedOf } from './wanted.rules.ts';
import type { Wanted } from './wanted.rules.ts';

const commonLabels: Readonly<Record<string, Bilingual>> = {
  nameTh: { th: 'ชื่อ', en: 'Name' },
  nameEn: { th: 'ชื่อภาษาอังกฤษ', en: 'Name in English' },
  sort: { th: 'ลำดับ', en: 'Order' },
  validFrom: { th: 'ใช้ตั้งแต่', en: 'First day' },
  validTo: { th: 'ถึงวันที่', en: 'Last day' },
};

const commonWanted: Readonly<Record<string, Wanted>> = {
  nameTh: someText(200, 1),
  nameEn: someText(200),
  sort: someNumber,
  validFrom: someDay,
  validTo: someDay,
};

/** A described table as a section of the file. */
export function tableSection(deps: SettingsDependencies, settings: SettingsTable): Section {
  const { table } = settings;
  const byOf = ({ context, reason, batch }: Parameters<Section['write']>[1]): ChangedBy => ({
    ...{ personId: context.caller.id, reason, batch },
    isFromFile: true,
  });
  return {
    code: table.code,
    kind: 'tables',
    title: table.title,
    label: (field) => table.fields[field]?.label ?? commonLabels[field] ?? { th: field, en: field },
    fields: [...Object.keys(commonLabels), ...Object.keys(table.fields)],
    nameOf: (code) => code,
    shown(name, value, language) {
      const field = table.fields[name];
      const option = field?.kind === 'choice' ? field.options[String(value)] : undefined;
      if (!option) return plainText(value, language);
      return language === 'en' ? option.en : option.th;
    },
    wanted(name) {
      const field = table.fields[name];
      return field ? wantedOf(field) : commonWanted[name];
    },
    isOwn: () => table.isClosed !== true,
    async read(h) {
      const units = await unitsInFiles(h, table);
      return (await listAllSettings(h, settings)).map((row) => toPart(table, row, units));
    },
    references: Object.fromEntries(
      Object.entries(table.fields).flatMap(([name, field]) =>
        field.kind === 'reference' ? [[name, field.table] as const] : [],
      ),
    ),
    hasMadeCodes: table.isCodeMade === true,
    async write(tx, writer, change) {
      const code = (change.after ?? change.before)?.code ?? '';
      const known = (await findSettingForUpdate(tx, settings, code)) ?? null;
      const today = civilDateAt(deps.platform.clock.now());
      const units = await unitsInFiles(tx, table);
      const wanted = wantedRow(settings, known, change, { today, units });
      if (wanted) await writeRow(deps, tx, settings, known, wanted, byOf(writer));
      return 'done';
    },
    writeTogether: (tx, writer, changes) => tableWriting(deps, tx, settings, changes, byOf(writer)),
    async takeBack(tx, writer, row) {
      await takeBackRow(deps, tx, settings, row.code, byOf(writer));
      return 'done';
    },
  };
}

/** The rows of a file that differ, locked, and written together. */
async function tableWriting(
  deps: SettingsDependencies,
  tx: Tx,
  settings: SettingsTable,
  changes: readonly PartChange[],
  by: ChangedBy,
): Promise<SectionWriting> {
  const codes = changes.map(({ before, after }) => (after ?? before)?.code ?? '');
  const known = await findSettingsForUpdate(tx, settings, codes);
  const today = civilDateAt(deps.platform.clock.now());
  const units = await unitsInFiles(tx, settings.table);
  const added = codes.filter((code) => !known.has(code));
  const writing = rowsTogether(deps, tx, settings, added);
  return {
    async write(change) {
      const row = known.get((change.after ?? change.before)?.code ?? '') ?? null;
      const wanted = wantedRow(settings, row, change, { today, units });
      if (wanted) await writeRow(deps, tx, settings, row, wanted, by, writing);
      return 'done';
    },
    flush: (refusing) => writing.flush(refusing),
  };
}

/** Rows of a closed table begin and end for all agencies alike. */
const toPart = (table: DescribedTable, row: StoredSetting, units: UnitsInFiles): PartRow => {
  const { code, nameTh, nameEn, sort, validFrom, validTo } = row;
  const values = units.toFile(row.values);
  const days = table.isClosed ? {} : { validFrom, validTo };
  return { code, name: nameTh, fields: { nameTh, nameEn, sort, ...days, ...values } };
};

/** What a row of a file is read against. */
interface FileReading {
  readonly today: string;
  readonly units: UnitsInFiles;
}

/**
 * @throws InvalidInput naming the fields of the file that are wrong; AppError 'settings.unknown-value' for the code
 *   of no unit
 */
function wantedRow(
  settings: SettingsTable,
  known: StoredSetting | null,
  { after }: PartChange,
  { today, units }: FileReading,
): StoredSetting | null {
  const { table } = settings;
  if (!after) return known && { ...known, validTo: lastDayOf(known, today) };
  if (!known && !settingCode.safeParse(after.code).success) {
    throw new InvalidInput([{ field: 'code', rule: 'code' }]);
  }
  const start = known ?? newRow(table, after.code, today);
  const { nameTh, nameEn, sort, validFrom, validTo, ...own } = {
    ...toPart(table, start, units).fields,
    ...after.fields,
  };
  return {
    ...start,
    nameTh: textOf('nameTh', nameTh, 1),
    nameEn: textOf('nameEn', nameEn, 0),
    sort: typeof sort === 'number' ? sort : start.sort,
    ...(table.isClosed ? {} : daysOf(validFrom, validTo, start)),
    values: readValues(settings, units.fromFile(own, start.values)),
  };
}

/** Ended by today; what begins later ends before it began to count. */
const lastDayOf = ({ validFrom, validTo }: StoredSetting, today: string): string => {
  const last = validFrom > today ? validFrom : today;
  return validTo !== null && validTo < last ? validTo : last;
};

const newRow = (table: DescribedTable, code: string, today: string): StoredSetting => ({
  ...{ code, nameTh: '', nameEn: '', sort: 0, validFrom: today, validTo: null },
  ...{ origin: 'import' as const, version: 0 },
  values: Object.fromEntries(
    Object.entries(table.fields).map(([name, field]) => [name, emptyValue(field)]),
  ),
});

const daysOf = (
  validFrom: FieldValue | undefined,
  validTo: FieldValue | undefined,
  start: StoredSetting,
) => ({
  validFrom: dayOf('validFrom', validFrom) ?? start.validFrom,
  validTo: dayOf('validTo', validTo),
});

function textOf(field: string, value: FieldValue | undefined, min: number): string {
  const read = lineText({ min, max: 200 }).safeParse(value);
  if (!read.success) throw new InvalidInput([{ field, rule: 'text' }]);
  return read.data;
}

function dayOf(field: string, value: FieldValue | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && isCivilDate(value)) return value;
  throw new InvalidInput([{ field, rule: 'date' }]);
}

/** A row that the import added goes; one that is used already ends. */
async function takeBackRow(
  deps: SettingsDependencies,
  tx: Tx,
  settings: SettingsTable,
  code: string,
  by: ChangedBy,
): Promise<void> {
  const before = await findSettingForUpdate(tx, settings, code);
  if (!before) return;
  if (await isHeld(tx, settings, code)) {
    const validTo = lastDayOf(before, civilDateAt(deps.platform.clock.now()));
    await writeRow(deps, tx, settings, before, { ...before, validTo }, by);
    return;
  }
  await deleteSetting(tx, settings, code);
  await settings.changed?.(tx, [{ before, after: null, personId: by.personId }]);
  await recordChange(deps, tx, settings, 'undone', { before, after: null, by });
}
