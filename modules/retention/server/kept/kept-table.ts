import { buddhistYear, formatDate } from '@sarn/kernel';
import type { ListInput } from '@sarn/pdf/server';
import { retentionStamp } from '../../contract/index.ts';
import type { KeptForm } from '../../contract/index.ts';
import { ownNumber, receivedNumber } from '../listed-numbers.ts';
import type { KeptRow } from './kept.store.ts';

const day = (date: string | null): string => (date ? formatDate(date, 'short', 'th') : '');

/** Until when it is kept, in the words of its stamp; the class where neither year nor stamp is known. */
const untilOf = ({ fate, keptUntil, className }: KeptRow): string =>
  retentionStamp(fate, keptUntil)?.text ??
  (keptUntil === null ? className.th : `พ.ศ. ${buddhistYear(keptUntil)}`);

interface Column {
  readonly label: string;
  readonly width: number;
  readonly centred?: boolean;
  readonly of: (row: KeptRow, at: number) => string;
}

const seq: Column = { label: 'ลำดับที่', width: 1.4, centred: true, of: (_row, at) => `${at + 1}` };
const letterNo: Column = { label: 'ที่', width: 2.9, of: ownNumber };
const letterDate: Column = { label: 'ลงวันที่', width: 1.9, of: (row) => day(row.letterDate) };
const title: Column = { label: 'เรื่อง', width: 7, of: (row) => row.title };
const number: Column = { label: 'เลขทะเบียนรับ', width: 2.3, centred: true, of: receivedNumber };
const remark: Column = { label: 'หมายเหตุ', width: 1.8, of: () => '' };

/** The columns of each form in their order. @rule saraban-2526 forms 18 to 20 */
const columns: Readonly<Record<KeptForm, readonly Column[]>> = {
  handing: [
    ...[seq, letterNo, letterDate, title],
    { label: 'อายุการเก็บ', width: 3, of: ({ className }) => className.th },
    remark,
  ],
  register: [
    seq,
    { label: 'วันเก็บ', width: 1.9, of: ({ closedOn }) => day(closedOn) },
    ...[number, letterNo, title],
    { label: 'รหัสแฟ้ม', width: 2, of: ({ folder }) => folder },
    { label: 'กำหนดเวลาเก็บ', width: 3, of: untilOf },
    remark,
  ],
  // @assumed the columns of the card; the heading is the folder
  card: [
    ...[number, letterNo, letterDate],
    { label: 'รายการ', width: 7, of: (row) => row.title },
    { label: 'การปฏิบัติ', width: 4, of: practiceOf },
  ],
};

function practiceOf({ instruction, closedOn }: KeptRow): string {
  return [instruction, `เก็บ ${day(closedOn)}`].filter((text) => text !== '').join(' ');
}

/**
 * Kept documents as the columns and rows of a form.
 *
 * @param before how many are on the parts before this one
 */
export function keptTable(
  form: KeptForm,
  rows: readonly KeptRow[],
  before: number,
): Pick<ListInput, 'columns' | 'rows'> {
  const shown = columns[form];
  return {
    columns: shown.map(({ label, width, centred = false }) => ({ label, width, centred })),
    rows: rows.map((row, at) => shown.map((column) => column.of(row, before + at))),
  };
}
