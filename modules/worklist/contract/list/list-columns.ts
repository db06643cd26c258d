import { formatDate, formatInstant } from '@sarn/kernel';
import type { Language } from '@sarn/kernel';
import type { ListFieldName } from '@sarn/document/contract';
import type { BookColumnId } from '@sarn/register/contract';
import type { ListRow } from '@sarn/search/contract';

interface ListColumn {
  readonly th: string;
  readonly en: string;
  /** Width in an Excel sheet, in characters. */
  readonly width: number;
  /** The text of the cell. */
  readonly text: (row: ListRow, language: Language) => string;
}

const said = (term: { readonly th: string; readonly en: string }, language: Language) =>
  language === 'en' ? term.en : term.th;

/**
 * All columns that a list can show, in their order. A field of the register that rows show and that
 * has no column here does not compile.
 */
export const listColumns = {
  receiveNo: { th: 'เลขรับ/เลขทะเบียน', en: 'Register no.', width: 14, text: (row) => row.receiveNo },
  letterNo: { th: 'เลขที่หนังสือ', en: 'Letter no.', width: 20, text: (row) => row.letterNo },
  letterDate: {
    th: 'ลงวันที่',
    en: 'Dated',
    width: 14,
    text: (row, language) => (row.letterDate ? formatDate(row.letterDate, 'short', language) : ''),
  },
  title: { th: 'เรื่อง', en: 'Subject', width: 60, text: (row) => row.title },
  kind: {
    th: 'ประเภท',
    en: 'Kind',
    width: 24,
    text: (row, language) => said(row.kindTerm, language),
  },
  speed: {
    th: 'ความเร็ว',
    en: 'Speed',
    width: 12,
    text: (row, language) => said(row.speedTerm, language),
  },
  sender: { th: 'จาก', en: 'From', width: 30, text: (row) => row.sender },
  addressee: { th: 'ถึง', en: 'To', width: 30, text: (row) => row.addressee },
  state: {
    th: 'สถานะ',
    en: 'State',
    width: 22,
    text: (row, language) => said(row.stateTerm, language),
  },
  principals: { th: 'อยู่ที่', en: 'With', width: 30, text: (row) => row.principals.join(', ') },
  instruction: { th: 'คำสั่งการ', en: 'Instruction', width: 40, text: (row) => row.instruction },
  at: {
    th: 'วันที่เข้ารายการ',
    en: 'Since',
    width: 18,
    text: (row, language) => formatInstant(row.at, 'short', language),
  },
  dueDate: {
    th: 'กำหนดเสร็จ',
    en: 'Due',
    width: 14,
    text: (row, language) => (row.dueDate ? formatDate(row.dueDate, 'short', language) : ''),
  },
} as const satisfies Readonly<Record<string, ListColumn>> &
  Readonly<Record<ListFieldName, ListColumn>>;

export type ListColumnId = keyof typeof listColumns;

/** The column of a register that shows the same; the subject is never taken away. */
export const registerColumnOf: Partial<Record<ListColumnId, BookColumnId>> = {
  ...{ letterNo: 'letterNo', letterDate: 'letterDate', speed: 'speed' },
  ...{ sender: 'sender', addressee: 'addressee', state: 'disposal' },
};

/** Which columns a list does not show that is narrowed to a register which lost them. */
export function columnsWithout<Id extends ListColumnId>(
  ids: readonly Id[],
  away: readonly string[],
): Id[] {
  return ids.filter((id) => !away.includes(registerColumnOf[id] ?? ''));
}

export const listColumnIds = Object.keys(listColumns) as ListColumnId[];

/** The subject names a row; it cannot be left out. */
export const fixedColumn = 'title' satisfies ListColumnId;

/** What the details of a row show where it has no column of its own. */
export const factColumns = [
  'kind',
  'receiveNo',
  'letterNo',
  'letterDate',
  'addressee',
  'principals',
  'instruction',
] as const satisfies readonly ListColumnId[];

/** Columns shown until the reader chooses others. */
export const usualColumns = {
  queues: ['letterNo', 'title', 'speed', 'sender', 'state', 'at', 'dueDate'],
  documents: ['letterNo', 'title', 'speed', 'sender', 'state', 'principals', 'at'],
} as const satisfies Readonly<Record<string, readonly ListColumnId[]>>;

/**
 * Known columns of those named, each once, in the order of the list; the subject is always
 * included.
 */
export function readColumns(named: readonly string[]): ListColumnId[] {
  return listColumnIds.filter((id) => id === fixedColumn || named.includes(id));
}

/** Columns of the Excel file of a list: everything that its rows show on the screen. */
export function sheetColumnsOf(chosen: readonly string[]): ListColumnId[] {
  return readColumns([...chosen, ...factColumns]);
}
