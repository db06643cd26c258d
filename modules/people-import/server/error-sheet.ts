import { AppError } from '@sarn/kernel';
import { excelFile } from '@sarn/platform-server';
import type { BinaryAnswer, Handle, SheetData } from '@sarn/platform-server';
import { importFields, importLimits, problemText } from '../contract/index.ts';
import type { ImportKind, ImportProblem } from '../contract/index.ts';
import { listForSheet } from './import-row.store.ts';
import { findRun } from './import-run.store.ts';
import { fieldName, reasonHeading } from './view.service.ts';

type Cell = SheetData[number][number];
const heading = { fontWeight: 'bold', wrap: true, align: 'center' } as const;
const badCell = '#fbd5d5';
const doubtCell = '#fdecc8';

const text = (value: string, color?: string): Cell => ({
  ...{ value: value.slice(0, 32_000), type: String, wrap: true, alignVertical: 'top' },
  ...(color ? { backgroundColor: color } : {}),
});

/**
 * The rows that were left out, as they were sent, with the reason: corrected, it is sent back as it
 * is. Numbers of ID cards are masked; a masked cell that comes back is unchanged.
 *
 * Rule: specification of settings §4, Error sheet
 */
export async function errorSheet(h: Handle, id: string): Promise<BinaryAnswer> {
  const run = await findRun(h, id);
  if (!run) throw new AppError('personnel.import-not-found');
  if (run.forgottenAt !== null) {
    throw new AppError('personnel.import-forgotten', { days: importLimits.undoDays });
  }
  const rows = await listForSheet(h, id, run.state !== 'CHECKED');
  // A sheet that was sent back has a column of reasons already.
  const columns = run.headings
    .map((name, at) => ({ name, at }))
    .filter(({ name }) => name !== reasonHeading);
  const data: SheetData = [
    [
      ...columns.map(({ name }) => ({ value: name, ...heading })),
      { value: reasonHeading, ...heading },
    ],
    ...rows.map(({ cells, problems, state }) => {
      const color = state === 'bad' || state === 'waits' ? badCell : doubtCell;
      const places = new Set(problems.map(({ field }) => run.mapping[field as 'code']));
      return [
        ...columns.map(({ at }) => text(cells[at] ?? '', places.has(at) ? color : undefined)),
        text(problems.map((problem) => reasonOf(run.kind, problem)).join('\n')),
      ];
    }),
  ];
  const widths = [...columns.map(() => 22), 60];
  return excelFile({ name: `แผ่นแก้ไข ${bare(run.fileName)}`, sheet: 'แผ่นแก้ไข', widths, data });
}

const bare = (fileName: string): string => fileName.replace(/\.[^.]{1,5}$/, '').slice(0, 120);

function reasonOf(kind: ImportKind, problem: ImportProblem): string {
  const field = problem.field === '' ? '' : `${fieldName(kind, problem.field)}: `;
  const choices = problem.choices?.length ? ` (${problem.choices.join(' หรือ ')})` : '';
  return `${field}${problemText(problem, 'th')}${choices}`;
}

/** An empty table with the usual headings, those that are needed first. */
export function sampleSheet(kind: ImportKind): Promise<BinaryAnswer> {
  const names = sampleFields[kind].map((name) => importFields[kind][name]?.th ?? name);
  const example = sampleRows[kind];
  const data: SheetData = [
    names.map((value) => ({ value, ...heading })),
    names.map((_, at) => text(example[at] ?? '')),
  ];
  const name = kind === 'units' ? 'แบบนำเข้าหน่วยงาน' : 'แบบนำเข้าบุคลากร';
  return excelFile({ name, sheet: name, widths: names.map(() => 20), data });
}

const sampleFields: Readonly<Record<ImportKind, readonly string[]>> = {
  units: ['code', 'name', 'above', 'kind', 'letterCode', 'short', 'order', 'state'],
  people: [
    ...['employeeCode', 'prefix', 'firstName', 'lastName', 'unit', 'post', 'level', 'employment'],
    ...['duty', 'email', 'phone'],
  ],
};

/** Nobody real. */
const sampleRows: Readonly<Record<ImportKind, readonly string[]>> = {
  units: ['0102', 'กองตัวอย่าง', '01', 'กอง', 'ตย 0102', 'กตย.', '2', 'ใช้'],
  people: [
    ...['10001', 'นางสาว', 'ตัวอย่าง', 'ทดลองกรอก', '0102', 'นักจัดการงานทั่วไป', 'ปฏิบัติการ'],
    ...['ข้าราชการ', 'เจ้าหน้าที่', 'example@agency.example', '0 2999 1001'],
  ],
};
