import { formatDate } from '@sarn/kernel';
import type { FormInput } from '@sarn/pdf/contract';

interface Lent {
  readonly issuer: string;
  readonly letterNo: string;
  readonly letterDate: string | null;
  readonly title: string;
}

/** How often the card is used before it is full. */
const lines = 8;

/**
 * The card of a document on which its borrowing is written by hand, บัตรยืมหนังสือ.
 *
 * @rule saraban-2526 form 24
 */
export function loanCard({ issuer, letterNo, letterDate, title }: Lent, today: string): FormInput {
  const dated = letterDate ? `ลงวันที่ ${formatDate(letterDate, 'full', 'th')}` : '';
  return {
    ...{ version: 1, title: 'บัตรยืมหนังสือ', subtitle: [issuer], mark: 'แบบที่ 24' },
    ...{ author: issuer, date: today, size: 'a5', hasEmblem: false, secrecy: '' },
    parts: [
      {
        kind: 'fields',
        rows: [
          [{ label: 'รายการ', value: title }],
          [{ label: 'ที่', value: [letterNo, dated].filter((text) => text !== '').join(' ') }],
        ],
      },
      {
        kind: 'table',
        columns: ['ผู้ยืม', 'ผู้รับ', 'วันยืม', 'กำหนดส่งคืน', 'ผู้ส่งคืน', 'วันส่งคืน'].map((label) => ({
          label,
          width: label.startsWith('ผู้') ? 3 : 2,
        })),
        rows: [],
        emptyRows: lines,
      },
    ],
  };
}
