import type { AuditWords } from '@sarn/kernel';

/** Acts on imports of people and units. */
export const importAuditWords: AuditWords = {
  acts: {
    'personnel.import-uploaded': { th: 'ส่งไฟล์นำเข้าบุคลากรและหน่วยงาน', en: 'Sent a table of people' },
    'personnel.import-corrected': { th: 'แก้ไขแถวที่จะนำเข้า', en: 'Corrected a row to import' },
    'personnel.import-entered': { th: 'นำเข้าบุคลากรและหน่วยงาน', en: 'Imported people or units' },
    'personnel.import-undone': { th: 'เลิกทำการนำเข้า', en: 'Undid an import' },
    'personnel.import-discarded': { th: 'ทิ้งไฟล์ที่ยังไม่นำเข้า', en: 'Discarded a table' },
  },
  subjects: { 'people-import': { th: 'การนำเข้าบุคลากร', en: 'Import of people' } },
};
