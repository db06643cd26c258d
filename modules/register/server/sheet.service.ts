import { AppError } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { BinaryAnswer, Caller, Handle } from '@sarn/platform-server';
import { registerSheetLimit } from '../contract/index.ts';
import type { exportRegister } from '../contract/index.ts';
import { speedsOf } from '@sarn/document-classes/server';
import type { RegisterEntry } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import { excelFile, sheetCell } from '@sarn/platform-server';
import type { SheetData } from '@sarn/platform-server';
import { sheetColumnsOf } from './display/sheet-columns.ts';
import type { SheetColumn } from './display/sheet-columns.ts';
import { assertKeeps, registers } from './kept.service.ts';
import { lines } from './register.service.ts';

const batch = 500;

/**
 * A register as an Excel file: the columns of form 13 or 14 unless the agency chose others, Thai headings,
 * dates of Excel shown in the Buddhist year, lowest number first, masked like the list.
 *
 * @throws 'registry.register-too-long' instead of an incomplete file
 */
export async function exportSheet(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  input: InputOf<typeof exportRegister>,
): Promise<BinaryAnswer> {
  const rows = await allLines(deps, h, caller, input);
  const { rows: kept } = await registers(deps, h, caller);
  const register = kept.find((one) => one.id === input.registerId);
  const { book, duties } = await assertKeeps(deps, h, caller, input);
  const name = `${register?.kindTerm.th ?? ''} ${register?.unit.name ?? ''} ${input.year}`;
  const columns = sheetColumnsOf(book, duties, { year: input.year, speedOf: await speedsOf(h) });
  return excelFile({
    name,
    sheet: `ทะเบียน ${input.year}`,
    widths: columns.map(({ width }) => width),
    data: toSheet(name, columns, rows),
  });
}

async function allLines(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  input: InputOf<typeof exportRegister>,
): Promise<RegisterEntry[]> {
  const rows: RegisterEntry[] = [];
  for (let after = 0; ;) {
    const page = await lines(deps, h, caller, { ...input, after, size: batch, use: 'excel' });
    rows.push(...page.rows);
    if (rows.length > registerSheetLimit) {
      throw new AppError('registry.register-too-long', { most: registerSheetLimit });
    }
    const end = page.rows.at(-1);
    if (!page.hasMore || !end) return rows;
    after = end.number;
  }
}

function toSheet(
  name: string,
  columns: readonly SheetColumn[],
  rows: readonly RegisterEntry[],
): SheetData {
  const heading = { fontWeight: 'bold', wrap: true, align: 'center' } as const;
  return [
    [{ value: name, fontWeight: 'bold', columnSpan: columns.length }],
    columns.map(({ heading: value }) => ({ value, ...heading })),
    ...rows.map((line) => columns.map(({ value }) => sheetCell(value(line)))),
  ];
}
