import { AppError } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { BinaryAnswer, Caller, Handle } from '@sarn/platform-server';
import { registerSheetLimit, sheetColumns, sheetTexts } from '../contract/index.ts';
import type { exportRegister } from '../contract/index.ts';
import type { RegisterEntry } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import { excelFile, sheetCell } from '@sarn/platform-server';
import type { SheetData } from '@sarn/platform-server';
import { sheetFields } from '@sarn/document/contract';
import { lines, registers } from './register.service.ts';

/** Widths of the columns in characters. */
const widths: Readonly<Record<string, number>> = {
  number: 14,
  letterNo: 20,
  letterDate: 14,
  title: 50,
  disposal: 20,
  remark: 40,
};
const usualWidth = 28;
const dayWidth = 16;
const batch = 500;

/**
 * A register as an Excel file in the columns of form 13 or 14: Thai headings, dates of Excel shown in the Buddhist year,
 * lowest number first, masked like the list.
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
  const name = `${register?.kindTerm.th ?? ''} ${register?.unit.name ?? ''} ${input.year}`;
  const side = register?.kind === 'receive' ? 'receive' : 'send';
  return excelFile({
    name,
    sheet: `ทะเบียน ${input.year}`,
    widths: Object.keys(sheetColumns)
      .map((column) => widths[column] ?? usualWidth)
      .toSpliced(1, 0, dayWidth),
    data: toSheet(name, side, input.year, rows),
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
    const page = await lines(deps, h, caller, { ...input, after, size: batch });
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
  side: 'receive' | 'send',
  year: number,
  rows: readonly RegisterEntry[],
): SheetData {
  const { number, ...columns } = sheetColumns;
  const headings = [number[side], 'วันที่ลงทะเบียน', ...Object.values(columns)];
  const heading = { fontWeight: 'bold', wrap: true, align: 'center' } as const;
  return [
    [{ value: name, fontWeight: 'bold', columnSpan: headings.length }],
    headings.map((value) => ({ value, ...heading })),
    ...rows.map((line) => cellsOf(line, year)),
  ];
}

function cellsOf(line: RegisterEntry, year: number): SheetData[number] {
  const fields = sheetTexts(line).map((text, at) =>
    sheetFields[at] === 'letterDate' ? { day: line.letterDate } : text,
  );
  const values = [`${line.number}/${year}`, { day: line.forDay }, ...fields];
  return values.map((value) => sheetCell(value));
}
