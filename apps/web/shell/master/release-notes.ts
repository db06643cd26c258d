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

/** The first three entries of specification §1, which both versions have. */
const letters: readonly Bilingual[] = [
  {
    th: 'แบบหนังสือภาษาอังกฤษให้คำขึ้นต้นอยู่เหนือชื่อเรื่อง และเพิ่มคิวอาร์โค้ด ช่องสิ่งที่ส่งมาด้วย และช่องสำเนาถึง',
    en: 'The English letter form has Dear before Subject, a QR code, an Attachment field and a CC field.',
  },
  {
    th: 'ช่องถึงและเรียนค้นหาได้จากทุกส่วนของข้อความ',
    en: 'The To and Dear fields search the full text.',
  },
  {
    th: 'แก้ไขโทรศัพท์และโทรสารได้ทั้งตอนสร้างและตอนแก้ไข',
    en: 'Phone and fax are editable on create and edit.',
  },
];

/** The content of the window บันทึกประจำเวอร์ชั่น, newest first (specification §1). */
export const releases: readonly Release[] = [
  {
    version: `${release.version} build ${release.build}`,
    changes: Object.values(notes).map(readChange),
  },
  {
    version: '1.2.7',
    changes: [
      ...letters,
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
        th: 'แสดงลายมือชื่อของผู้ตรวจและผู้จดรายงานการประชุม',
        en: 'Signatures of reviewer and recorder are shown.',
      },
      {
        th: 'เพิ่มตำแหน่งอีกช่องหนึ่งของผู้จดรายงานการประชุม',
        en: 'An extra position for the recorder was added.',
      },
      {
        th: 'ปรับการแสดงรายงานการประชุมในหน้าหลัก',
        en: 'The portal shows meeting reports in a new way.',
      },
      {
        th: 'ปรับแบบที่ 9 และแบบที่ 10',
        en: 'Forms 9 and 10 were revised.',
      },
      {
        th: 'หมายเหตุใช้ระยะบรรทัดและย่อหน้าตามค่าที่ตั้งไว้',
        en: 'Remarks have the spacing and indentation of the configuration.',
      },
    ],
  },
  {
    version: '1.2.6',
    changes: [
      ...letters,
      { th: 'หนังสือด่วนไม่กะพริบอีกต่อไป', en: 'Urgent letters no longer blink.' },
      {
        th: 'สถานะรอลงนามและลงนามแล้วใช้คนละสี',
        en: 'Awaiting signature and signed have different colours.',
      },
    ],
  },
];
