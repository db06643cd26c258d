import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { SheetName } from '@sarn/kernel';
import { ZipError } from '../archive/zip-reader.ts';
import { OpenQuoteError, readDelimited } from './csv-reader.ts';
import type { SheetRow } from './csv-reader.ts';
import { decodeFile, findEncoding } from './text-encoding.ts';
import { readSheetNames, readXlsx } from './xlsx-reader.ts';
import type { XlsxLimits } from './xlsx-reader.ts';

/** A table that was sent, in any format. */
export interface Sheet {
  /** The format that was read: `xlsx`, or the encoding of the text. */
  readonly encoding: string;
  /** Throws TableError, also while it is read. */
  readonly rows: AsyncIterable<SheetRow>;
}

export interface TableLimits extends XlsxLimits {
  /** Most characters of one cell. */
  readonly cell: number;
  /** Most rows that are not empty; the row after them is refused without reading the rest. */
  readonly rows: number;
}

/** Why a table cannot be read; modules give each its own sentence. */
export const tableFaults = [
  'broken',
  'bomb',
  'protected',
  'old-excel',
  'not-a-table',
  'encoding',
  'quote-open',
  'too-many-rows',
] as const;
export type TableFault = (typeof tableFaults)[number];

export class TableError extends Error {
  override readonly name = 'TableError';
  readonly fault: TableFault;
  /** The line of a quotation mark that is never closed. */
  readonly line: number | undefined;

  constructor(fault: TableFault, line?: number) {
    super(`the table is refused: ${fault}`);
    this.fault = fault;
    this.line = line;
  }
}

const zipMark = 'PK';
const oldOfficeMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * Opens a table: a workbook, or text in UTF-8, UTF-16 or the Thai code page. The format follows from
 * its bytes, not from its name. A formula is read by the result that was stored with it.
 *
 * @throws TableError
 */
export async function openTable(path: string, limits: TableLimits): Promise<Sheet> {
  const head = await firstBytes(path, 8);
  if (head.subarray(0, 2).toString('latin1') === zipMark) {
    const { size } = await stat(path);
    return { encoding: 'xlsx', rows: limited(readXlsx(path, size, limits), limits) };
  }
  // A workbook protected by a password and one of Excel before 2007 look alike.
  if (head.subarray(0, 4).equals(oldOfficeMark)) throw new TableError('old-excel');
  const encoding = await findEncoding(path);
  if (!encoding) {
    throw new TableError(head.length === 0 || head.includes(0) ? 'not-a-table' : 'encoding');
  }
  return {
    encoding,
    rows: limited(readDelimited(decodeFile(path, encoding), limits.cell), limits),
  };
}

/**
 * Names of the sheets of a workbook in their order, those that are shown before hidden ones; of text none.
 *
 * @throws TableError
 */
export async function tableSheets(
  path: string,
  limits: TableLimits,
): Promise<readonly SheetName[]> {
  if ((await firstBytes(path, 2)).toString('latin1') !== zipMark) return [];
  const { size } = await stat(path);
  try {
    return await readSheetNames(path, size, limits);
  } catch (error) {
    throw toTableError(error);
  }
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of createReadStream(path, { end: count - 1 }) as AsyncIterable<Buffer>) {
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function* limited(
  rows: AsyncIterable<SheetRow>,
  { rows: most, columns, cell }: TableLimits,
): AsyncGenerator<SheetRow> {
  // The database accepts neither NUL nor half of a surrogate pair.
  const kept = (text: string): string =>
    text.replaceAll('\u0000', '').slice(0, cell).toWellFormed();
  let count = 0;
  try {
    for await (const row of rows) {
      count += 1;
      if (count > most) throw new TableError('too-many-rows');
      yield { ...row, cells: row.cells.slice(0, columns).map(kept) };
    }
  } catch (error) {
    throw toTableError(error);
  }
}

/** Turns an error of a zip or of a text into a TableError; any other error is unchanged. */
export function toTableError(error: unknown): unknown {
  if (error instanceof ZipError) return new TableError(error.fault);
  if (error instanceof OpenQuoteError) return new TableError('quote-open', error.line);
  const { code } = error as { code?: string };
  return code?.startsWith('Z_') ? new TableError('broken') : error;
}
