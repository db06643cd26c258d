import type { SheetName } from '@sarn/kernel';
import { Parser } from 'htmlparser2';
import { openZipEntry, readZipDirectory, readZipEntry, ZipError } from '../archive/zip-reader.ts';
import type { ZipEntry } from '../archive/zip-reader.ts';
import type { SheetRow } from './csv-reader.ts';
import { dayText } from './xlsx-day.ts';

/** Limits within which a workbook is unpacked. */
export interface XlsxLimits {
  /**
   * Whether each cell of an area that is merged downwards has the value of its first cell. The sheet
   * is read twice then, because the areas stand at its end. Otherwise the other cells are empty.
   */
  readonly isMergedFilled?: boolean;
  readonly unpackedBytes: number;
  /** How many times its size a workbook may unpack to. */
  readonly unpackedTimes: number;
  readonly columns: number;
  /** Which of the sheets is read, from 0, in the order of their names; the first where left out. */
  readonly sheet?: number;
}

/** Most parts of a workbook; more is no table of a registry. */
const mostParts = 2_000;
/** Small parts: sheet names, formats. */
const mostPartBytes = 20 * 1024 * 1024;

/**
 * Rows of one sheet of a workbook, read as a stream: only the shared texts are kept in
 * memory. Days are given as `YYYY-MM-DD`, with ` HH:MM` where they have a time; formulas by their
 * last computed value. Empty rows are skipped; each row keeps its number in the sheet.
 *
 * @throws ZipError 'bomb' before anything is unpacked, where the declared sizes are too large
 */
export async function* readXlsx(
  path: string,
  size: number,
  limits: XlsxLimits,
): AsyncGenerator<SheetRow> {
  const book = await openBook(path, size, limits);
  const { sheets, isFrom1904 } = await findSheets(path, book);
  const sheet = book.get(sheets[limits.sheet ?? 0]?.path ?? '');
  if (!sheet) throw new ZipError('broken');
  const context: SheetContext = {
    texts: await readSharedTexts(path, book.get('xl/sharedStrings.xml')),
    styles: await readStyles(path, book.get('xl/styles.xml')),
    isFrom1904,
    columns: limits.columns,
  };
  if (!limits.isMergedFilled) return yield* readSheet(path, sheet, context);
  yield* filled(readSheet(path, sheet, context), await readMerged(path, sheet));
}

/** Names of the sheets of a workbook in their order, those that are shown before hidden ones. */
export async function readSheetNames(
  path: string,
  size: number,
  limits: XlsxLimits,
): Promise<readonly SheetName[]> {
  const { sheets } = await findSheets(path, await openBook(path, size, limits));
  return sheets.map(({ name, isHidden }) => ({ name, isHidden }));
}

/** @throws ZipError 'bomb' where the declared sizes are too large */
async function openBook(path: string, size: number, limits: XlsxLimits): Promise<Book> {
  const entries = await readZipDirectory(path, mostParts);
  const unpacked = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (unpacked > limits.unpackedBytes || unpacked > size * limits.unpackedTimes) {
    throw new ZipError('bomb');
  }
  return new Map(entries.map((entry) => [entry.name.replace(/^\//, ''), entry]));
}

type Book = ReadonlyMap<string, ZipEntry>;

const plainName = (name: string): string => name.slice(name.indexOf(':') + 1);

interface Handler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

/** Parses XML piece by piece; namespace prefixes are removed. Never loads external entities. */
function parserFor(handler: Handler): Parser {
  return new Parser(
    {
      onopentag: (name, attributes) => handler.open(plainName(name), attributes),
      ontext: (text) => handler.text(text),
      onclosetag: (name) => handler.close(plainName(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
}

async function parsePart(
  path: string,
  entry: ZipEntry | undefined,
  handler: Handler,
): Promise<void> {
  if (!entry) return;
  if (entry.bytes > mostPartBytes) throw new ZipError('bomb');
  const parser = parserFor(handler);
  parser.end((await readZipEntry(path, entry)).toString('utf8'));
}

interface FoundSheet extends SheetName {
  readonly path: string;
}

/** All sheets, those that are shown before hidden ones. */
async function findSheets(
  path: string,
  book: Book,
): Promise<{ sheets: readonly FoundSheet[]; isFrom1904: boolean }> {
  const sheets: { name: string; id: string; isHidden: boolean }[] = [];
  const targets = new Map<string, string>();
  let isFrom1904 = false;
  const workbook = book.get('xl/workbook.xml');
  if (!workbook) throw new ZipError(book.has('EncryptedPackage') ? 'protected' : 'broken');
  await parsePart(path, workbook, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const id =
        attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible';
      sheets.push({ name: attributes['name'] ?? '', id: id ?? '', isHidden });
    },
    text: () => undefined,
    close: () => undefined,
  });
  await parsePart(path, book.get('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target);
    },
    text: () => undefined,
    close: () => undefined,
  });
  const pathOf = (id: string): string => {
    const target = targets.get(id) ?? 'worksheets/sheet1.xml';
    return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
  };
  const found = sheets.toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden));
  if (found.length === 0) found.push({ name: '', id: '', isHidden: false });
  return {
    sheets: found.map(({ name, id, isHidden }) => ({ name, isHidden, path: pathOf(id) })),
    isFrom1904,
  };
}

async function readSharedTexts(path: string, entry: ZipEntry | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (!entry) return texts;
  let current = '';
  let isText = false;
  let depthOfReading = 0;
  const parser = parserFor({
    open(name) {
      if (name === 'si') current = '';
      // The phonetic reading (`rPh`) is not part of the text.
      if (name === 'rPh') depthOfReading += 1;
      isText = name === 't' && depthOfReading === 0;
    },
    text(text) {
      if (isText) current += text;
    },
    close(name) {
      if (name === 'rPh') depthOfReading -= 1;
      if (name === 't') isText = false;
      if (name === 'si') texts.push(current);
    },
  });
  await feed(path, entry, parser);
  return texts;
}

async function feed(path: string, entry: ZipEntry, parser: Parser): Promise<void> {
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of (await openZipEntry(path, entry)) as AsyncIterable<Buffer>) {
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.end(decoder.decode());
}

/** Built-in formats of Excel that show a day or a time, with those of its Thai edition. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58) ||
  (id >= 71 && id <= 81);

/** Formats of cells, by their index, as far as they decide what a reader of the sheet sees. */
interface CellStyles {
  /** Those that show a day. */
  readonly dates: ReadonlySet<number>;
  /** Those that show at least so many digits: 0102 is kept as 102 with the format 0000. */
  readonly digits: ReadonlyMap<number, number>;
}

async function readStyles(path: string, entry: ZipEntry | undefined): Promise<CellStyles> {
  const own = new Map<number, string>();
  const dates = new Set<number>();
  const digits = new Map<number, number>();
  let isInFormats = false;
  let place = 0;
  await parsePart(path, entry, {
    open(name, attributes) {
      if (name === 'numFmt')
        own.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'cellXfs') isInFormats = true;
      if (name !== 'xf' || !isInFormats) return;
      const id = Number(attributes['numFmtId'] ?? 0);
      const code = own.get(id) ?? '';
      if (isBuiltInDate(id) || isDateCode(code)) dates.add(place);
      if (/^0{2,40}(?:;|$)/.test(code)) digits.set(place, code.replace(/;.*$/, '').length);
      place += 1;
    },
    text: () => undefined,
    close(name) {
      if (name === 'cellXfs') isInFormats = false;
    },
  });
  return { dates, digits };
}

const isDateCode = (code: string): boolean =>
  /[ymdhวดป]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').replace(/General/gi, ''));

interface SheetContext {
  readonly texts: readonly string[];
  readonly styles: CellStyles;
  readonly isFrom1904: boolean;
  readonly columns: number;
}

/** An area that is merged downwards: rows from 1, columns from 0, both ends inside. */
interface MergedArea {
  readonly top: number;
  readonly bottom: number;
  readonly column: number;
}

/** Most areas that are kept: a sheet with more is not filled beyond them. */
const mostAreas = 50_000;

async function readMerged(path: string, entry: ZipEntry): Promise<MergedArea[]> {
  const areas: MergedArea[] = [];
  const parser = parserFor({
    open(name, attributes) {
      if (name !== 'mergeCell' || areas.length >= mostAreas) return;
      const found = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/.exec(attributes['ref'] ?? '');
      const column = columnOf(found?.[1]);
      if (!found || column === null) return;
      const [top, bottom] = [Number(found[2]), Number(found[3])];
      if (bottom > top) areas.push({ top, bottom, column });
    },
    text: () => undefined,
    close: () => undefined,
  });
  await feed(path, entry, parser);
  return areas.toSorted((a, b) => a.top - b.top);
}

/** Gives the value of the first cell to those below it in the same merged area. */
async function* filled(
  rows: AsyncIterable<SheetRow>,
  areas: readonly MergedArea[],
): AsyncGenerator<SheetRow> {
  let next = 0;
  let open: (MergedArea & { readonly value: string })[] = [];
  for await (const { row, cells, ...rest } of rows) {
    open = open.filter(({ bottom }) => bottom >= row);
    const written = [...cells];
    for (const { column, value } of open) written[column] = value;
    for (; (areas[next]?.top ?? Infinity) <= row; next += 1) {
      const area = areas[next];
      if (area?.top === row) open.push({ ...area, value: cells[area.column] ?? '' });
    }
    yield { row, cells: Array.from(written, (cell) => cell ?? ''), ...rest };
  }
}

async function* readSheet(
  path: string,
  entry: ZipEntry,
  context: SheetContext,
): AsyncGenerator<SheetRow> {
  const rows = new RowBuilder(context);
  const parser = parserFor(rows);
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of (await openZipEntry(path, entry)) as AsyncIterable<Buffer>) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield* rows.taken();
  }
  parser.end(decoder.decode());
  yield* rows.taken();
}

class RowBuilder implements Handler {
  private readonly context: SheetContext;
  private done: SheetRow[] = [];
  private row = 0;
  private cells: string[] = [];
  private column = -1;
  private type = '';
  private style = -1;
  private value = '';
  private isValue = false;
  private isFormula = false;
  private withoutResult: number[] = [];

  constructor(context: SheetContext) {
    this.context = context;
  }

  taken(): SheetRow[] {
    const { done } = this;
    this.done = [];
    return done;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.row = rowAfter(this.row, attributes['r']);
      this.cells = [];
      this.withoutResult = [];
      this.column = -1;
    } else if (name === 'c') {
      this.column = columnOf(attributes['r']) ?? this.column + 1;
      this.type = attributes['t'] ?? 'n';
      this.style = Number(attributes['s'] ?? -1);
      this.value = '';
      this.isFormula = false;
    } else if (name === 'f') this.isFormula = true;
    else if (name === 'v' || name === 't') this.isValue = true;
    else if (name === 'rPh') this.isValue = false;
  }

  text(text: string): void {
    if (this.isValue) this.value += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.isValue = false;
    else if (name === 'c') this.endCell();
    else if (name === 'row') this.endRow();
  }

  private endRow(): void {
    const { cells, withoutResult } = this;
    if (withoutResult.length === 0 && !cells.some((cell) => (cell ?? '').trim() !== '')) return;
    const read = { row: this.row, cells: Array.from(cells, (cell) => cell ?? '') };
    this.done.push(withoutResult.length > 0 ? { ...read, withoutResult } : read);
  }

  private endCell(): void {
    if (this.column < 0 || this.column >= this.context.columns) return;
    const isError = this.type === 'e';
    if (isError || (this.isFormula && this.value === '')) this.withoutResult.push(this.column);
    this.cells[this.column] = isError ? '' : this.cellText();
  }

  private cellText(): string {
    const { type, value, context } = this;
    if (type === 's') return context.texts[Number(value)] ?? '';
    if (type !== 'n' || value === '') return value;
    const number = Number(value);
    if (!Number.isFinite(number)) return value;
    const { dates, digits } = context.styles;
    if (dates.has(this.style)) return dayText(number, context.isFrom1904);
    return String(number).padStart(digits.get(this.style) ?? 0, '0');
  }
}

/** Rows of a sheet of Excel. */
const mostRows = 1_048_576;

/** @throws ZipError where rows do not follow each other */
function rowAfter(last: number, given: string | undefined): number {
  const row = Number(given ?? last + 1);
  if (Number.isInteger(row) && row > last && row <= mostRows) return row;
  throw new ZipError('broken');
}

/** Column of a reference such as `BC12`, from 0. */
function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
