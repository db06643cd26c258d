import type { AuditWords } from '@sarn/kernel';

/** Acts on batches, and on signatures that hang, as the audit trail names them. */
export const batchSigningAuditWords: AuditWords = {
  acts: {
    'signature.batch-begin': {
      th: 'ลงนามหลายเรื่องในครั้งเดียว',
      en: 'Began to sign several documents',
    },
    'signature.job-release': { th: 'ปลดงานลงนามที่ค้าง', en: 'Ended a signature that hung' },
    'signature.job-remind': {
      th: 'แจ้งผู้ลงนามให้ลงนามอีกครั้ง',
      en: 'Asked a signatory to sign again',
    },
  },
  subjects: {
    'signature-batch': { th: 'ชุดลงนาม', en: 'Batch of signatures' },
    'signature-job': { th: 'งานลงนาม', en: 'Signature at work' },
  },
};
