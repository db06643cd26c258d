import type { AuditWords } from '@sarn/kernel';

/** Acts on requests as the audit trail names them. */
export const dataRequestAuditWords: AuditWords = {
  acts: {
    'data-request.made': {
      th: 'ยื่นคำขอใช้สิทธิเจ้าของข้อมูล',
      en: 'Made a request about personal data',
    },
    'data-request.received': {
      th: 'รับคำขอใช้สิทธิเจ้าของข้อมูลของบุคคลภายนอก',
      en: 'Entered a request about personal data for somebody outside',
    },
    'data-request.moved': {
      th: 'ดำเนินการกับคำขอใช้สิทธิเจ้าของข้อมูล',
      en: 'Took a step on a request about personal data',
    },
  },
  subjects: { 'data-request': { th: 'คำขอใช้สิทธิเจ้าของข้อมูล', en: 'Data request' } },
};
