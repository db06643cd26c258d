import type { AuditWords } from '@sarn/kernel';

/** Acts of signing as the audit trail names them, beside those of the documents themselves. */
export const signatureAuditWords: AuditWords = {
  acts: {
    'signature.batch-begin': {
      th: 'ลงนามหลายเรื่องในครั้งเดียว',
      en: 'Began to sign several documents',
    },
  },
  subjects: {
    'signature-batch': { th: 'ชุดลงนาม', en: 'Batch of signatures' },
  },
};
