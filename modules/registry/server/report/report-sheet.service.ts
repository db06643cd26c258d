import { formatDate } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { BinaryAnswer, SignedContext } from '@sarn/platform-server';
import writeExcelFile from 'write-excel-file/node';
import type { SheetData } from 'write-excel-file/node';
import type { ReportAsk, Workload, exportHands } from '../../contract/index.ts';
import type { Desk } from '../desk.ts';
import { manyHands, workload } from './report.service.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Figures stay figures, so that they can be added up; words stay what was written. */
type Cell = string | number;

const cell = (value: Cell): SheetData[number][number] =>
  typeof value === 'number'
    ? { value, type: Number, alignVertical: 'top' }
    : { value, type: String, wrap: true, alignVertical: 'top' };

interface Sheet {
  readonly name: string;
  readonly period: string;
  readonly headings: readonly string[];
  readonly widths: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
}

async function fileOf(sheet: Sheet): Promise<BinaryAnswer> {
  const { name, period, headings, widths, rows } = sheet;
  const heading = { fontWeight: 'bold', wrap: true, align: 'center' } as const;
  const data: SheetData = [
    [{ value: `${name} ${period}`, fontWeight: 'bold', columnSpan: headings.length }],
    headings.map((value) => ({ value, ...heading })),
    ...rows.map((row) => row.map(cell)),
  ];
  const file = writeExcelFile(data, {
    sheet: name,
    orientation: 'landscape',
    stickyRowsCount: 2,
    columns: widths.map((width) => ({ width })),
  });
  return {
    bytes: await file.toBuffer(),
    type: spreadsheet,
    name: `${name}.xlsx`,
    disposition: 'attachment',
  };
}

const periodOf = ({ from, until }: { from: string; until: string }): string =>
  `${formatDate(from, 'full', 'th')} – ${formatDate(until, 'full', 'th')}`;

const workloadHeadings = [
  'หน่วยงาน/บุคคล',
  'สังกัด',
  'ค้าง',
  'ค้างเกินกำหนด',
  'เสร็จ',
  'เสร็จหลังกำหนด',
  'วันถือเรื่องเฉลี่ย',
  'วันถือเรื่องนานที่สุด',
];

const figuresOf = (row: Workload): Cell[] => [
  row.name,
  row.unitName,
  row.open,
  row.late,
  row.finished,
  row.finishedLate,
  row.days,
  row.longestDays,
];

/** The report on the work as a file: units first, then people. */
export async function workloadSheet(
  desk: Desk,
  context: SignedContext,
  ask: ReportAsk,
): Promise<BinaryAnswer> {
  const report = await workload(desk, context.caller, ask);
  const rows = [...report.byUnit, ...report.byPerson].map(figuresOf);
  await noteExport(desk, context, 'workload', rows.length);
  return fileOf({
    name: 'รายงานภาระงาน',
    period: periodOf(report),
    headings: workloadHeadings,
    widths: [36, 30, 10, 14, 10, 16, 16, 18],
    rows,
  });
}

/** Papers of many hands as a file. */
export async function handsSheet(
  desk: Desk,
  context: SignedContext,
  ask: InputOf<typeof exportHands>,
): Promise<BinaryAnswer> {
  const report = await manyHands(desk, context.caller, ask);
  await noteExport(desk, context, 'hands', report.rows.length);
  return fileOf({
    name: `เรื่องที่ผ่านมากกว่า ${report.moreThan} มือ`,
    period: periodOf(report),
    headings: ['เลขที่', 'เรื่อง', 'ประเภท', 'สถานะ', 'จำนวนผู้ดำเนินการ', 'วัน'],
    widths: [18, 60, 26, 24, 18, 10],
    rows: report.rows.map((row) => [
      row.number,
      row.title,
      row.kindTerm.th,
      row.stateTerm.th,
      row.hands,
      row.days,
    ]),
  });
}

async function noteExport(
  desk: Desk,
  { caller, requestId }: SignedContext,
  report: string,
  lines: number,
): Promise<void> {
  await desk.platform.db.transaction((tx) =>
    desk.platform.audit.write(tx, {
      act: 'registry.report-export',
      callerId: caller.id,
      subject: { kind: 'report', id: report },
      detail: { lines },
      requestId,
    }),
  );
}
