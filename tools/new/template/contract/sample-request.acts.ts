import type { AuditWords } from '@sarn/kernel';

/** Acts on requests as the audit trail names them. */
export const sampleRequestAuditWords: AuditWords = {
  acts: {
    'sample-request.made': { th: 'ร่างคำขอ', en: 'Drafted a request' },
    'sample-request.moved': { th: 'ดำเนินการกับคำขอ', en: 'Took a step on a request' },
  },
  subjects: { 'sample-request': { th: 'คำขอ', en: 'Request' } },
};
