import { stat } from 'node:fs/promises';
import { AppError } from '@sarn/kernel';
import { ZipError } from '@sarn/platform-server';
import type { ZipFault } from '@sarn/platform-server';
import { importLimits } from '../../contract/index.ts';
import { OpenQuoteError, readDelimited } from './csv.ts';
import type { SheetRow } from './csv.ts';
import { firstBytes } from './scan-source.ts';
import { decodeFile, findEncoding } from './text-encoding.ts';
import { readXlsx } from './xlsx-reader.ts';

/** A table that was sent, in any format. */
export interface Sheet {
  /** The format that was read: `xlsx`, or the encoding of the text. */
  readonly encoding: string;
  readonly rows: AsyncIterable<SheetRow>;
}

const zipMark = 'PK';
const oldOfficeMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * Opens a table; its format follows from its bytes, not from its name.
 *
 * @throws AppError that names the file and says what to do; `reading` throws those of the rows
 */
export async function openSheet(path: string, name: string): Promise<Sheet> {
  const head = await firstBytes(path, 8);
  if (head.subarray(0, 2).toString('latin1') === zipMark) {
    const { size } = await stat(path);
    return { encoding: 'xlsx', rows: reading(readXlsx(path, size, importLimits), name) };
  }
  // A workbook protected by a password and one of Excel before 2007 look alike.
  if (head.subarray(0, 4).equals(oldOfficeMark))
    throw new AppError('registry.import-old-excel', { name });
  const encoding = await findEncoding(path);
  if (!encoding) {
    const isBinary = head.length === 0 || head.includes(0);
    throw new AppError(isBinary ? 'registry.import-not-a-table' : 'registry.import-encoding', {
      name,
    });
  }
  const rows = readDelimited(decodeFile(path, encoding), importLimits.cell);
  return { encoding, rows: reading(rows, name) };
}

async function* reading(rows: AsyncIterable<SheetRow>, name: string): AsyncGenerator<SheetRow> {
  let count = 0;
  try {
    for await (const row of rows) {
      count += 1;
      if (count > importLimits.rows) {
        throw new AppError('registry.import-too-many-rows', { name, most: importLimits.rows });
      }
      yield { row: row.row, cells: row.cells.slice(0, importLimits.columns).map(kept) };
    }
  } catch (error) {
    throw toImportError(error, name);
  }
}

// The database accepts neither NUL nor half of a surrogate pair.
const kept = (cell: string): string =>
  cell.replaceAll('\u0000', '').slice(0, importLimits.cell).toWellFormed();

const faults: Readonly<Record<ZipFault, string>> = {
  broken: 'registry.import-broken',
  bomb: 'registry.import-bomb',
  protected: 'registry.import-protected',
};

/** Turns an error of a file into an error of the import; any other error is unchanged. */
export function toImportError(error: unknown, name: string): unknown {
  if (error instanceof ZipError) return new AppError(faults[error.fault], { name });
  if (error instanceof OpenQuoteError) {
    return new AppError('registry.import-quote-open', { name, line: error.line });
  }
  const { code } = error as { code?: string };
  return code?.startsWith('Z_') ? new AppError('registry.import-broken', { name }) : error;
}
