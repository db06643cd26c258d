import { AppError } from '@sarn/kernel';
import type { BinaryAnswer } from '@sarn/platform-server';
import { importFields, importLimits, problemText } from '../../contract/index.ts';
import type { ImportFieldName, ImportProblem } from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { excelFile } from '@sarn/platform-server';
import type { SheetData } from '@sarn/platform-server';
import { listProblemRows, listUnusedScans } from './import-row.store.ts';
import { needRun } from './import-view.service.ts';

const name = 'ผลการตรวจข้อมูลนำเข้า';
const badCell = '#fbd5d5';

type Cell = SheetData[number][number];
const text = (value: string, isBad = false): Cell => ({
  value: value.slice(0, 32_000),
  type: String,
  wrap: true,
  alignVertical: 'top',
  ...(isBad ? { backgroundColor: badCell } : {}),
});

/** The rows with a problem, as they were sent, each cell with its reason. */
export async function errorSheet(
  deps: Dependencies,
  { id }: { readonly id: string },
): Promise<BinaryAnswer> {
  const { db } = deps.platform;
  const run = await needRun(db, id);
  if (run.forgottenAt) throw new AppError('registry.import-forgotten');
  const rows = await listProblemRows(db, id, importLimits.sheetRows);
  const unused = await listUnusedScans(db, id, importLimits.sheetRows);
  const headings = ['แถว', 'ผล', 'เหตุผล', ...run.columns.map(({ heading }) => heading || '–')];
  const heading = { fontWeight: 'bold', wrap: true, align: 'center' } as const;
  const data: SheetData = [
    [{ value: `${name}: ${run.fileName}`, fontWeight: 'bold', columnSpan: headings.length }],
    headings.map((value) => ({ value, ...heading })),
    ...rows.map(({ row, cells, problems, state }) => {
      const places = new Set(problems.map(({ field }) => run.mapping[field as ImportFieldName]));
      return [
        text(String(row)),
        text(results[state] ?? 'นำเข้า โดยมีข้อสังเกต'),
        text(problems.map(reason).join('\n')),
        ...run.columns.map((_, at) => text(cells[at] ?? '', places.has(at))),
      ];
    }),
    ...unused.map((path) => [text('–'), text('ไม่ได้ใช้'), text(`ไม่มีแถวใดใช้ไฟล์สแกน “${path}”`)]),
  ];
  const widths = [8, 18, 50, ...run.columns.map(() => 22)];
  return excelFile({ name, sheet: 'ผลการตรวจ', widths, data });
}

const results: Readonly<Record<string, string>> = {
  bad: 'ไม่นำเข้า',
  kept: 'คงไว้ เพราะมีการดำเนินการแล้ว',
};

function reason(problem: ImportProblem): string {
  const field = importFields[problem.field as ImportFieldName]?.th ?? problem.field;
  const cell = problem.cell === '' ? '' : ` (${problem.cell})`;
  return `${field}${cell}: ${problemText(problem, 'th')}`;
}
