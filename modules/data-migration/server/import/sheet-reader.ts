import { AppError } from '@sarn/kernel';
import type { SheetName } from '@sarn/kernel';
import { openTable, TableError, tableSheets, toTableError } from '@sarn/platform-server';
import type { Sheet, SheetRow, TableFault } from '@sarn/platform-server';
import { importLimits } from '../../contract/index.ts';

/**
 * Opens a table, of a workbook one of its sheets; its format follows from its bytes, not from its name.
 *
 * @throws AppError that names the file and says what to do; its rows throw alike
 */
export async function openSheet(path: string, name: string, sheet = 0): Promise<Sheet> {
  try {
    const { encoding, rows } = await openTable(path, { ...importLimits, sheet });
    return { encoding, rows: reading(rows, name) };
  } catch (error) {
    throw toImportError(error, name);
  }
}

/** The sheets of a workbook; none for a text. @throws as `openSheet` */
export async function sheetNames(path: string, name: string): Promise<readonly SheetName[]> {
  try {
    return await tableSheets(path, importLimits);
  } catch (error) {
    throw toImportError(error, name);
  }
}

async function* reading(rows: AsyncIterable<SheetRow>, name: string): AsyncGenerator<SheetRow> {
  try {
    yield* rows;
  } catch (error) {
    throw toImportError(error, name);
  }
}

const faults: Readonly<Record<TableFault, string>> = {
  broken: 'registry.import-broken',
  bomb: 'registry.import-bomb',
  protected: 'registry.import-protected',
  'old-excel': 'registry.import-old-excel',
  'not-a-table': 'registry.import-not-a-table',
  encoding: 'registry.import-encoding',
  'quote-open': 'registry.import-quote-open',
  'too-many-rows': 'registry.import-too-many-rows',
};

/** Turns an error of a file into an error of the import; any other error is unchanged. */
export function toImportError(error: unknown, name: string): unknown {
  const found = toTableError(error);
  if (!(found instanceof TableError)) return found;
  const { fault, line } = found;
  return new AppError(faults[fault], {
    name,
    ...(line === undefined ? {} : { line }),
    ...(fault === 'too-many-rows' ? { most: importLimits.rows } : {}),
  });
}
