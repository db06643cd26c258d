import { formatDate } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { BinaryAnswer, SignedContext } from '@sarn/platform-server';
import type { Workload, exportHandoffs, exportWorkload } from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { manyHandoffs, workload } from './report.service.ts';
import { reportFile } from '@sarn/printed-document/server';
import type { SheetValue } from '@sarn/platform-server';

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

const figuresOf = (row: Workload): SheetValue[] => [
  row.name,
  row.unitName,
  row.open,
  row.late,
  row.finished,
  row.finishedLate,
  row.days,
  row.longestDays,
];

/**
 * The report on the work as a file: units first, then people.
 *
 * @throws AppError 'pdf.too-slow'
 */
export async function workloadSheet(
  deps: Dependencies,
  context: SignedContext,
  ask: InputOf<typeof exportWorkload>,
): Promise<BinaryAnswer> {
  const report = await workload(deps, context.caller, ask);
  const rows = [...report.byUnit, ...report.byPerson].map(figuresOf);
  await noteExport(deps, context, 'workload', rows.length);
  return reportFile(deps, ask.form, {
    name: 'รายงานภาระงาน',
    period: periodOf(report),
    headings: workloadHeadings,
    widths: [36, 30, 10, 14, 10, 16, 16, 18],
    rows,
  });
}

/**
 * Documents of many handoffs as a file.
 *
 * @throws AppError 'pdf.too-slow'
 */
export async function handoffSheet(
  deps: Dependencies,
  context: SignedContext,
  ask: InputOf<typeof exportHandoffs>,
): Promise<BinaryAnswer> {
  const report = await manyHandoffs(deps, context.caller, ask);
  await noteExport(deps, context, 'handoffs', report.rows.length);
  return reportFile(deps, ask.form, {
    name: `เรื่องที่ผ่านมากกว่า ${report.moreThan} มือ`,
    period: periodOf(report),
    headings: ['เลขที่', 'เรื่อง', 'ประเภท', 'สถานะ', 'จำนวนผู้ดำเนินการ', 'วัน'],
    widths: [18, 60, 26, 24, 18, 10],
    rows: report.rows.map((row) => [
      row.number,
      row.title,
      row.kindTerm.th,
      row.stateTerm.th,
      row.handoffs,
      row.days,
    ]),
  });
}

async function noteExport(
  deps: Dependencies,
  { caller, requestId }: SignedContext,
  report: string,
  lines: number,
): Promise<void> {
  await deps.platform.db.transaction((tx) =>
    deps.platform.audit.write(tx, {
      act: 'registry.report-export',
      callerId: caller.id,
      subject: { kind: 'report', id: report },
      detail: { lines },
      requestId,
    }),
  );
}
