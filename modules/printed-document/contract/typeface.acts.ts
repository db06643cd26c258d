import type { AuditWords } from '@sarn/kernel';

/** Acts on typefaces as the audit trail names them. */
export const typefaceAuditWords: AuditWords = {
  acts: {
    'printed-document.typeface-added': {
      th: 'อัปโหลดฟอนต์หนังสือราชการ',
      en: 'Uploaded a document font',
    },
    'printed-document.typeface-used': {
      th: 'เปลี่ยนฟอนต์หนังสือราชการที่ใช้',
      en: 'Changed the font of official documents',
    },
    'printed-document.typeface-removed': {
      th: 'ลบฟอนต์หนังสือราชการที่ไม่เคยใช้',
      en: 'Deleted a document font that was never used',
    },
  },
  subjects: {
    typeface: { th: 'ฟอนต์หนังสือราชการ', en: 'Font of official documents' },
  },
};
