import { civilDateAt, formatDate, formatInstant } from '@sarn/kernel';
import { csvRow, toCsv } from '@sarn/platform-server';
import { importFields } from '../../contract/index.ts';
import type { ImportFieldName } from '../../contract/index.ts';
import type { SpeedOf } from '@sarn/document-classes/server';
import type { ExportLine } from './export.store.ts';

/** The columns of forms 13 and 14, with headings that the import of this program knows. */
const columns: readonly ImportFieldName[] = [
  ...(['number', 'receivedOn', 'letterNo', 'letterDate', 'sender', 'addressee', 'title'] as const),
  ...(['note', 'speed', 'secrecy', 'fileName', 'oldId'] as const),
];

/** First line of a register, with the byte order mark by which spreadsheets recognise UTF-8. */
export const csvHeading = toCsv([
  [...columns.map((name) => importFields[name].th), 'สถานะเลข', 'เวลาที่ลงทะเบียน'],
]);

const states: Readonly<Record<string, string>> = {
  RESERVED: 'จองไว้',
  VOID: 'ยกเลิกเลข',
  RELEASED: 'คืนเลข',
};

/** A register entry as a row. */
export function csvOfLine(
  line: ExportLine,
  ownUnit: string,
  fileName: string,
  speedOf: SpeedOf,
): string {
  const { isClassified, letterDate, documentId } = line;
  const values: Record<(typeof columns)[number], string> = {
    ...{ time: '', action: '' },
    number: String(line.number),
    receivedOn: formatDate(civilDateAt(line.at), 'short', 'th'),
    letterNo: line.letterNo,
    letterDate: letterDate ? formatDate(letterDate, 'short', 'th') : '',
    sender: line.sender || ownUnit,
    addressee: line.addressee,
    title: isClassified ? 'หนังสือลับ' : line.title,
    note: line.note,
    speed: line.speed ? speedOf(line.speed).th : '',
    secrecy: isClassified ? 'ลับ' : 'ปกติ',
    fileName,
    oldId: documentId ?? '',
  };
  const state = states[line.state] ?? '';
  const cells = columns.map((name) => values[name]);
  return csvRow([...cells, state, formatInstant(line.at, 'short', 'th')]);
}
