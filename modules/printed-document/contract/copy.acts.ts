import type { AuditWords } from '@sarn/kernel';

/** Copies as the audit trail names them. */
export const copyAuditWords: AuditWords = {
  acts: {
    'printed-document.copy-certified': {
      th: 'พิมพ์สำเนาเพื่อรับรองสำเนาถูกต้อง',
      en: 'Made a copy to be certified',
    },
    'printed-document.received-copy-certified': {
      th: 'พิมพ์สำเนาหนังสือรับเพื่อรับรองสำเนาถูกต้อง',
      en: 'Made a copy of a received file to be certified',
    },
    'printed-document.file-copy-made': {
      th: 'พิมพ์สำเนาคู่ฉบับ',
      en: 'Made the file copy of a document',
    },
  },
  subjects: {},
};
