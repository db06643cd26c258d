import type { AuditWords } from '@sarn/kernel';

/**
 * Acts on importing registers of an older system (one for a whole import, none for each document),
 * and on exporting everything.
 */
export const importAuditWords: AuditWords = {
  acts: {
    'registry.import-upload': {
      th: 'ส่งตารางทะเบียนของระบบเดิม',
      en: 'Send a register of the old system',
    },
    'registry.import-scans': { th: 'ส่งไฟล์สแกนของระบบเดิม', en: 'Send scans of the old system' },
    'registry.import-run': { th: 'เริ่มนำเข้าทะเบียน', en: 'Begin to import a register' },
    'registry.import-done': { th: 'นำเข้าทะเบียนเสร็จ', en: 'Import a register' },
    'registry.import-undo': { th: 'เริ่มถอนการนำเข้า', en: 'Begin to take out an import' },
    'registry.import-undone': { th: 'ถอนการนำเข้าเสร็จ', en: 'Take out an import' },
    'registry.import-discard': { th: 'ทิ้งตารางที่ยังไม่นำเข้า', en: 'Throw away a table' },
    'registry.import-forget': {
      th: 'พ้นกำหนดเก็บแถวของการนำเข้า',
      en: 'Let go of the rows of an import',
    },
    'registry.import-folder': { th: 'ระบุโฟลเดอร์ไฟล์สแกนบนแม่ข่าย', en: 'Name a folder of scans' },
    'registry.export-all': {
      th: 'ส่งออกข้อมูลทั้งหมดจากเครื่องแม่ข่าย',
      en: 'Export everything, on the server',
    },
  },
  subjects: {
    import: { th: 'การนำเข้าทะเบียน', en: 'Import of a register' },
  },
};
