import type { DemoMemo } from './memos.ts';

/** Memos that are signed digitally at the end of the last day, each by who has a certificate. */
export const signedMemos: readonly DemoMemo[] = [
  {
    ...{ fate: 'sent', daysBack: 0, drafter: 'officer.policy', reviewers: [] },
    ...{ signatory: 'head.policy', to: 'legal' },
    subject: 'ขอส่งร่างแผนการใช้ลายมือชื่อดิจิทัลของกองนโยบายและแผน',
    paragraphs: [
      'กองนโยบายและแผนได้จัดทำร่างแผนการใช้ลายมือชื่อดิจิทัลในงานสารบรรณ เพื่อลดการพิมพ์และการเดินหนังสือ',
      'ขอให้กองกฎหมายตรวจร่างแผนดังกล่าว โดยเฉพาะเรื่องอำนาจลงนามและการเก็บรักษารหัสลงนาม',
      'จึงเรียนมาเพื่อโปรดพิจารณา',
    ],
  },
  {
    ...{ fate: 'sent', daysBack: 0, drafter: 'officer.legal', reviewers: [] },
    ...{ signatory: 'director', to: 'policy' },
    subject: 'แนวปฏิบัติการตรวจสอบลายมือชื่อดิจิทัลบนหนังสือของสำนักงาน',
    paragraphs: [
      'สำนักงานเริ่มลงนามหนังสือด้วยลายมือชื่อดิจิทัล ผู้รับหนังสือตรวจสอบได้จากคิวอาร์โค้ดท้ายหนังสือ',
      'ขอให้ทุกกองแจ้งเจ้าหน้าที่ตรวจสอบลายมือชื่อก่อนดำเนินการตามหนังสือที่ได้รับทางอิเล็กทรอนิกส์',
      'จึงเรียนมาเพื่อถือปฏิบัติ',
    ],
  },
];
