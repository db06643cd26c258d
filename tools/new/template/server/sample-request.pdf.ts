import { civilDateAt, formatInstant } from '@sarn/kernel';
import { renderList } from '@sarn/pdf/server';
import type { SampleRequest } from './sample-request.store.ts';

const states = {
  DRAFT: 'ร่าง',
  SENT: 'รอพิจารณา',
  ALLOWED: 'อนุญาต',
  DENIED: 'ไม่อนุญาต',
} as const;

/**
 * The request as a form, PDF/A. Printed forms are in Thai.
 *
 * @throws AppError 'pdf.too-slow'
 */
export function renderSampleRequest(
  request: SampleRequest,
  requesterName: string,
): Promise<Uint8Array> {
  const { title, reason, answer, state, createdAt } = request;
  return renderList({
    title: 'แบบคำขอ',
    subtitle: [title],
    author: requesterName,
    date: civilDateAt(createdAt),
    facts: [
      ['ผู้ยื่นคำขอ', requesterName],
      ['วันที่', formatInstant(createdAt)],
      ['สถานะ', states[state]],
    ],
    columns: [
      { label: 'เรื่อง', width: 3 },
      { label: 'เหตุผล', width: 5 },
      { label: 'คำตอบ', width: 4 },
    ],
    rows: [[title, reason, answer]],
    closing: [],
    signers: [{ name: requesterName, position: '', role: 'ผู้ยื่นคำขอ', signed: null }],
  });
}
