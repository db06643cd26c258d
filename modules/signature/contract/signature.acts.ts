import type { AuditWords } from '@sarn/kernel';

/** Acts of signing as the audit trail names them, beside those of the documents themselves. */
export const signatureAuditWords: AuditWords = {
  acts: {
    'signature.seal-confirm': {
      th: 'ยืนยันการประทับตราอิเล็กทรอนิกส์',
      en: 'Confirmed the e-seal of a document',
    },
    'signature.time-settings': {
      th: 'ตั้งค่าการประทับเวลาลายมือชื่อดิจิทัล',
      en: 'Set how signatures are time-stamped',
    },
  },
  subjects: {
    'signature-time': { th: 'การประทับเวลา', en: 'Time stamps' },
  },
};
