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

const letterForm: readonly Bilingual[] = [
  {
    th: 'แบบหนังสือภาษาอังกฤษสลับตำแหน่งช่องเรียนและช่องเรื่อง เพิ่มคิวอาร์โค้ด ช่องสิ่งที่ส่งมาด้วย และช่องสำเนาเรียน',
    en: 'The English letter form swaps Dear and Subject and gains a QR code, Attachment and CC.',
  },
  {
    th: 'ช่องถึงและเรียนค้นหาได้จากทุกส่วนของข้อความ',
    en: 'The To and Dear fields search the full text.',
  },
  {
    th: 'แก้ไขหมายเลขโทรศัพท์และโทรสารได้ทั้งตอนสร้างและตอนแก้ไข',
    en: 'Phone and fax can be edited on create and edit.',
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
      ...letterForm,
      { th: 'เปลี่ยนคำว่าบันทึกสั่งการเป็น “คำสั่งการ”', en: 'Record of instruction is now “instruction”.' },
      {
        th: 'ปรับตัวอย่างก่อนลงทะเบียนรับหนังสือภายนอกและภายใน',
        en: 'Previews of incoming external and internal registration were adjusted.',
      },
      {
        th: 'ปีของรายงานการประชุมไม่ถูกเติมต่อท้ายครั้งที่ประชุมเองอีกต่อไป',
        en: 'The year of minutes is no longer generated after the meeting number.',
      },
      {
        th: 'แสดงลายมือชื่อผู้ตรวจและผู้จดรายงาน และเพิ่มตำแหน่งของผู้จดรายงาน',
        en: 'Signatures of reviewer and recorder are shown, and the recorder has an extra position.',
      },
      {
        th: 'ปรับการแสดงรายงานการประชุมในหน้าหลัก',
        en: 'The portal shows meeting reports in a new way.',
      },
      { th: 'ปรับแบบคำขออนุญาตที่ 9 และ 10', en: 'Licence forms 9 and 10 were revised.' },
      {
        th: 'หมายเหตุเว้นบรรทัดและย่อหน้าตามที่ตั้งค่าไว้',
        en: 'Remarks follow the configured spacing and indentation.',
      },
      {
        th: 'ผู้ตรวจรายงานการประชุมไม่ต้องมีใบรับรองอิเล็กทรอนิกส์',
        en: 'Reviewers of meeting reports have no certificate.',
      },
    ],
  },
  {
    version: '1.2.6',
    changes: [
      ...letterForm,
      { th: 'หนังสือด่วนไม่กะพริบอีกต่อไป', en: 'Urgent letters no longer blink.' },
      {
        th: 'สถานะรอลงนามและลงนามแล้วใช้คนละสี',
        en: 'Awaiting signature and signed have different colours.',
      },
    ],
  },
];
