import { release } from '@sarn/portal/contract';
import type { Bilingual } from '@sarn/portal/contract';
import { readChange } from './change-note.ts';

/** The change notes of the project, one file each: a line in Thai and one in English. */
const notes = import.meta.glob<string>('../../../../changes/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Release {
  readonly version: string;
  readonly changes: readonly Bilingual[];
}

/**
 * Entries of specification §1 that this product has. The others (English letter form with QR code,
 * attachments and copies, phone and fax, signatures and posts on minutes, licence forms, spacing of
 * remarks, certificates) are added here with the official paper that makes them true.
 */
const addressees: Bilingual = {
  th: 'ช่องถึงและเรียนค้นหาได้จากทุกส่วนของข้อความ',
  en: 'The To and Dear fields search the full text.',
};

/** The content of the window บันทึกประจำเวอร์ชั่น, newest first (specification §1). */
export const releases: readonly Release[] = [
  {
    version: `${release.version} build ${release.build}`,
    changes: Object.values(notes).map(readChange),
  },
  {
    version: '1.2.7',
    changes: [
      addressees,
      {
        th: 'เปลี่ยนคำว่าบันทึกสั่งการเป็น “คำสั่งการ”',
        en: 'Record of instruction is now “instruction”.',
      },
      {
        th: 'ปรับตัวอย่างก่อนลงทะเบียนรับหนังสือภายนอกและภายใน',
        en: 'Previews of incoming external and internal registration were adjusted.',
      },
      {
        th: 'ปีของรายงานการประชุมไม่ถูกเติมต่อท้ายครั้งที่ประชุมเองอีกต่อไป',
        en: 'The year of minutes is no longer generated after the meeting number.',
      },
      {
        th: 'ปรับการแสดงรายงานการประชุมในหน้าหลัก',
        en: 'The portal shows meeting reports in a new way.',
      },
    ],
  },
  {
    version: '1.2.6',
    changes: [
      addressees,
      { th: 'หนังสือด่วนไม่กะพริบอีกต่อไป', en: 'Urgent letters no longer blink.' },
      {
        th: 'สถานะรอลงนามและลงนามแล้วใช้คนละสี',
        en: 'Awaiting signature and signed have different colours.',
      },
    ],
  },
];
