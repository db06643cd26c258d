import { formatDate } from '@sarn/kernel';
import type { SheetValue } from '@sarn/platform-server';
import { retentionDecisions, retentionObstacles } from '../contract/index.ts';
import type { RetentionObstacle } from '../contract/index.ts';
import type { ItemRow } from './list-item.store.ts';
import { ownNumber, receivedNumber } from './listed-numbers.ts';
import type { SeenList } from './list-view.service.ts';

const day = (date: string | null): string => (date ? formatDate(date, 'short', 'th') : '');

/** Columns of forms 21, 22, 23 and 25, with their shares of the row width. @rule saraban-2526 */
const columns = [
  { label: 'ลำดับที่', width: 1.3, of: (item: ItemRow) => String(item.seq), centred: true },
  { label: 'รหัสแฟ้ม', width: 2.6, of: ({ folder }: ItemRow) => folder },
  { label: 'ที่', width: 2.7, of: ownNumber },
  {
    label: 'ลงวันที่',
    width: 1.8,
    of: ({ letterDate }: ItemRow) => day(letterDate),
    dayOf: ({ letterDate }: ItemRow) => letterDate,
  },
  { label: 'เลขทะเบียนรับ', width: 2.2, of: receivedNumber, centred: true },
  { label: 'เรื่อง', width: 5.6, of: ({ title }: ItemRow) => title },
] as const;

const judged = { label: 'การพิจารณา', width: 2, of: decisionOf };
const remarks = { label: 'หมายเหตุ', width: 3.2, of: remarkOf };

function decisionOf({ decision, extendYears }: ItemRow): string {
  if (!decision) return '';
  const { th } = retentionDecisions[decision];
  return decision === 'extend' ? `${th} ${extendYears ?? ''} ปี` : th;
}

function remarkOf({ remark, className, closedOn, state, obstacle }: ItemRow): string {
  const kept = `${className.th} ปิดเรื่อง ${day(closedOn)}`;
  const spared = state === 'spared' && obstacle ? `ไม่ทำลาย: ${wordOf(obstacle)}` : '';
  return [kept, remark, spared].filter(Boolean).join('; ');
}

const wordOf = (obstacle: string): string =>
  retentionObstacles[obstacle as RetentionObstacle]?.th ?? obstacle;

interface Column {
  readonly label: string;
  readonly width: number;
  readonly centred?: boolean;
  readonly of: (item: ItemRow) => string;
  /** Of a column of dates: the day itself, for Excel. */
  readonly dayOf?: (item: ItemRow) => string | null;
}

const columnsOf = ({ kind }: SeenList['list']): readonly Column[] =>
  kind === 'destroy' ? [...columns, judged, remarks] : [...columns, remarks];

/** The rows for Excel: dates are dates. */
export function valuesOf({ list, items }: SeenList): SheetValue[][] {
  return items.map((item) =>
    columnsOf(list).map(({ of, dayOf }) => (dayOf ? { day: dayOf(item) } : of(item))),
  );
}

/** A list as the columns and rows of its form. */
export function tableOf({ list, items }: SeenList, of: readonly ItemRow[] = items) {
  const shown = columnsOf(list);
  return {
    columns: shown.map(({ label, width, centred = false }) => ({ label, width, centred })),
    rows: of.map((item) => shown.map((column) => column.of(item))),
  };
}
