import { civilDateAt, formatDate, formatInstant } from '@sarn/kernel';
import { renderList } from '@sarn/pdf/server';
import { dataRequestKindNames } from '../contract/index.ts';
import type { DataRequest } from './data-request.store.ts';

const states = {
  SENT: 'รอดำเนินการ',
  TAKEN: 'กำลังดำเนินการ',
  ANSWERED: 'ตอบแล้ว',
  REFUSED: 'ปฏิเสธ',
  CANCELLED: 'ผู้ยื่นยกเลิก',
} as const;

/**
 * The request as a form, PDF/A. Printed forms are in Thai.
 *
 * @throws AppError 'pdf.too-slow'
 */
export function renderDataRequest(
  request: DataRequest,
  requesterName: string,
): Promise<Uint8Array> {
  const { number, beYear, kind, details, answer, state, dueDay, createdAt, receivedDay } = request;
  return renderList({
    title: 'แบบคำขอใช้สิทธิของเจ้าของข้อมูลส่วนบุคคล',
    subtitle: [dataRequestKindNames[kind].th],
    author: requesterName,
    date: civilDateAt(createdAt),
    facts: [
      ['เลขที่คำขอ', `${number}/${beYear}`],
      ['ผู้ยื่นคำขอ', requesterName],
      ...outsideFacts(request),
      ['วันที่ยื่น', receivedDay ? formatDate(receivedDay) : formatInstant(createdAt)],
      ['ครบกำหนด', formatDate(dueDay)],
      ['สถานะ', states[state]],
    ],
    columns: [
      { label: 'รายละเอียด', width: 6 },
      { label: 'คำตอบ', width: 6 },
    ],
    rows: [[details, answer]],
    closing: [],
    signers: [{ name: requesterName, position: '', role: 'ผู้ยื่นคำขอ', signed: null }],
  });
}

/** Where the answer goes, for somebody without an account. */
const outsideFacts = ({ outsiderContact }: DataRequest): [string, string][] =>
  outsiderContact ? [['ส่งคำตอบไปยัง', outsiderContact]] : [];
