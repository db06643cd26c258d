import { jsonOf } from '@sarn/kernel';
import type { Bilingual, FieldValue, Language } from '@sarn/kernel';
import { z } from 'zod';
import { unitCodes } from '@sarn/organisation/server';
import { InvalidInput, readPart } from '@sarn/platform-server';
import type { ConfigurationPart, PartRow } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import {
  bookColumnIds as columnIds,
  bookColumns,
  bookTable,
  registerName,
  codeOwners,
  saveBookColumns,
  seenByChoices,
} from '../contract/index.ts';
import type { CodeOwner, SeenBy } from '../contract/index.ts';
import { findDesign, listBooks } from './display/book.store.ts';
import { clearDesign, saveColumns } from './display/design.service.ts';
import { setUnitNumbering } from './numbering/numbering.service.ts';
import { listUnitSettings } from './numbering/numbering.store.ts';
import { pointsPart } from './point/points-part.ts';

/** Columns, registration points and owners of letter codes, for the file of the configuration. */
export const registerFileParts = (deps: Dependencies): readonly ConfigurationPart[] => [
  columnsPart(deps),
  pointsPart(deps),
  numberingPart(deps),
];

/** One register is one row, each of its columns one field: the words, width and places of a column go together. */
const columnsPart = (deps: Dependencies): ConfigurationPart => ({
  code: 'register-columns',
  title: { th: 'คอลัมน์ของทะเบียน', en: 'Columns of registers' },
  tables: ['register_column', 'register_design'],
  references: { book: 'registration-book-display' },
  fields: Object.fromEntries(
    columnIds.map((id) => [id, { ...bookColumns[id].term, told: columnText }]),
  ),
  nameOf: registerName,
  async read(h) {
    const own = (await listBooks(h)).filter(({ isOwn }) => isOwn);
    return own.map(({ kind, th, columns }) => ({
      ...{ code: kind, name: th },
      fields: Object.fromEntries(
        columns.map(({ id, ...column }, at) => [id, JSON.stringify({ sort: at + 1, ...column })]),
      ),
    }));
  },
  async write(tx, { context, reason }, { before, after }) {
    const book = (after ?? before)?.code ?? '';
    const { version } = await findDesign(tx, book, 'columns');
    if (after) {
      const columns = columnsOf(after);
      await saveColumns(
        deps,
        tx,
        context,
        readPart(saveBookColumns.input, { book, version, columns, reason }),
      );
    } else {
      await clearDesign(deps, tx, context, { book, part: 'columns', version, reason });
    }
    return 'done';
  },
});

const KeptColumn = z.object({
  ...{ sort: z.number(), nameTh: z.string(), nameEn: z.string(), width: z.number() },
  ...{ onScreen: z.boolean(), onPhone: z.boolean(), inExcel: z.boolean(), inPrint: z.boolean() },
  seenBy: z.enum(seenByChoices),
});

const KeptColumnText = jsonOf(KeptColumn);

/** In the order of the file; columns that the file does not know follow as the product has them. */
const columnsOf = ({ fields }: PartRow) =>
  columnIds
    .flatMap((id) => (fields[id] === undefined ? [] : [{ ...keptColumn(id, fields[id]), id }]))
    .toSorted((one, other) => one.sort - other.sort)
    .map(({ sort: _sort, ...column }) => column);

/** @throws InvalidInput naming the column */
function keptColumn(id: string, text: FieldValue) {
  const found = KeptColumnText.safeParse(text);
  if (!found.success) throw new InvalidInput([{ field: id, rule: 'text' }]);
  return found.data;
}

const places = {
  onScreen: { th: 'หน้าจอ', en: 'screen' },
  onPhone: { th: 'โทรศัพท์', en: 'phone' },
  inExcel: { th: 'Excel', en: 'Excel' },
  inPrint: { th: 'พิมพ์', en: 'print' },
} as const;

function columnText(value: FieldValue, spoken: Language): string | undefined {
  const language = spoken === 'en' ? 'en' : 'th';
  const found = KeptColumnText.safeParse(value);
  if (!found.success) return undefined;
  const { sort, nameTh, nameEn, width, seenBy } = found.data;
  const shown = placeNames.flatMap((place) => (found.data[place] ? [places[place][language]] : []));
  const names = [nameTh, nameEn].filter((name) => name !== '');
  const seen = seenBy === 'keepers' ? [] : [seenByTerm(seenBy, language)];
  return [`${sort}.`, ...names, `(${width})`, [...shown, ...seen].join(', ')].join(' ');
}

const placeNames = Object.keys(places) as (keyof typeof places)[];
const seenByTerm = (seenBy: SeenBy, language: 'th' | 'en') =>
  bookTable.fields.seenBy.options[seenBy][language];

/** Whose code the letters of a unit have; the same words as on its page. */
const ownerWords: Readonly<Record<CodeOwner, Bilingual>> = {
  division: {
    th: 'ของหน่วยงานเจ้าของเรื่อง (หรือหน่วยงานเหนือขึ้นไปที่มีรหัส)',
    en: 'Of the unit that owns the document (or the nearest above with a code)',
  },
  department: { th: 'ของกรมหรือสำนักงาน', en: 'Of the department or agency' },
};

const numberingPart = (deps: Dependencies): ConfigurationPart => ({
  code: 'unit-numbering',
  title: { th: 'เจ้าของรหัสหนังสือของหน่วยงาน', en: 'Owners of letter codes' },
  tables: ['unit_numbering'],
  fields: { codeOwner: { th: 'ใช้รหัสของ', en: 'Code of', told: ownerWords } },
  async read(h) {
    const { codeOf } = await unitCodes(h);
    const settings = await listUnitSettings(h);
    const units = await deps.organisation.units(
      h,
      settings.map(({ unitId }) => unitId),
    );
    const names = new Map(units.map((unit) => [unit.id, unit.name]));
    return settings.flatMap(({ unitId, codeOwner }) => {
      const code = codeOf(unitId);
      return code === undefined
        ? []
        : [{ code, name: names.get(unitId) ?? code, fields: { codeOwner } }];
    });
  },
  async write(tx, { context }, { before, after }) {
    const unitId = (await unitCodes(tx)).idOf((after ?? before)?.code ?? '');
    const wanted = after ? after.fields['codeOwner'] : 'usual';
    const codeOwner = [...codeOwners, 'usual' as const].find((one) => one === wanted);
    if (!codeOwner) throw new InvalidInput([{ field: 'codeOwner', rule: 'choice' }]);
    await setUnitNumbering(deps, tx, context, { unitId, codeOwner });
    return 'done';
  },
});
