import type { AuditWords } from '@sarn/kernel';

/** Acts on lists and folders; none of them changes who may read a document. */
export const listAuditWords: AuditWords = {
  acts: {
    'registry.folder-create': { th: 'สร้างแฟ้มเอกสาร', en: 'Make a folder' },
    'registry.folder-change': { th: 'เปลี่ยนชื่อหรือย้ายแฟ้ม', en: 'Rename or move a folder' },
    'registry.folder-delete': { th: 'ลบแฟ้มว่าง', en: 'Delete an empty folder' },
    'registry.folder-file': { th: 'เก็บเอกสารเข้าแฟ้ม', en: 'File a document into a folder' },
    'registry.folder-unfile': { th: 'นำเอกสารออกจากแฟ้ม', en: 'Take a document out of a folder' },
    'registry.view-save': { th: 'บันทึกมุมมองรายการ', en: 'Save a view of a list' },
    'registry.view-delete': { th: 'ลบมุมมองรายการ', en: 'Delete a view of a list' },
    'registry.list-export': { th: 'ส่งออกรายการเป็นไฟล์', en: 'Export a list to a file' },
  },
  subjects: {
    folder: { th: 'แฟ้มเอกสาร', en: 'Folder' },
    view: { th: 'มุมมองรายการ', en: 'View of a list' },
    list: { th: 'รายการ', en: 'List' },
  },
};
