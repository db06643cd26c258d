import type { AuditWords } from '@sarn/kernel';

/** Acts of signing as the audit trail names them, beside those of the documents themselves. */
export const signatureAuditWords: AuditWords = {
  acts: {
    'signature.batch-begin': {
      th: 'ลงนามหลายเรื่องในครั้งเดียว',
      en: 'Began to sign several documents',
    },
    'signature.seal-confirm': {
      th: 'ยืนยันการประทับตราอิเล็กทรอนิกส์',
      en: 'Confirmed the e-seal of a document',
    },
    'signature.job-release': { th: 'ปลดงานลงนามที่ค้าง', en: 'Ended a signature that hung' },
    'signature.job-remind': {
      th: 'แจ้งผู้ลงนามให้ลงนามอีกครั้ง',
      en: 'Asked a signatory to sign again',
    },
    'signature.time-settings': {
      th: 'ตั้งค่าการประทับเวลาลายมือชื่อดิจิทัล',
      en: 'Set how signatures are time-stamped',
    },
  },
  subjects: {
    'signature-batch': { th: 'ชุดลงนาม', en: 'Batch of signatures' },
    'signature-job': { th: 'งานลงนาม', en: 'Signature at work' },
    'signature-time': { th: 'การประทับเวลา', en: 'Time stamps' },
  },
};
