import type { AuditWords } from '@sarn/kernel';

/** Names of acts on files in the audit trail. */
export const fileAuditWords: AuditWords = {
  acts: {
    'file.uploaded': { th: 'แนบไฟล์', en: 'Uploaded a file' },
    'file.replaced': { th: 'แทนที่ไฟล์ด้วยรุ่นใหม่', en: 'Replaced a file by a newer version' },
    'file.withdrawn': { th: 'ถอนไฟล์ออกจากเรื่อง', en: 'Withdrew a file' },
    'file.removed': { th: 'นำไฟล์ออก', en: 'Removed a file' },
    'file.destroyed': { th: 'ทำลายไฟล์ตามบัญชีขอทำลาย', en: 'Destroyed a file by a destruction list' },
    'file.discarded': { th: 'ยกเลิกไฟล์ที่เพิ่งแนบ', en: 'Discarded a file just uploaded' },
    'file.keys-rotated': {
      th: 'เปลี่ยนกุญแจเข้ารหัสไฟล์ลับ',
      en: 'Rotated the key of classified files',
    },
    'file.expired': { th: 'ลบไฟล์ที่ไม่ได้ใช้เมื่อครบกำหนด', en: 'An unused file expired' },
  },
  subjects: { file: { th: 'ไฟล์', en: 'File' } },
};
