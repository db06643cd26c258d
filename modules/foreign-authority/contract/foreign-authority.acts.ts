import type { AuditWords } from '@sarn/kernel';

/** Acts of the module as the audit trail names them. */
export const foreignAuthorityAuditWords: AuditWords = {
  acts: {
    'signature.foreign-add': {
      th: 'เชื่อถือผู้ออกใบรับรองภายนอก',
      en: 'Trusted another certification authority',
    },
    'signature.foreign-remove': {
      th: 'เลิกเชื่อถือผู้ออกใบรับรองภายนอก',
      en: 'Trusted a certification authority no more',
    },
    'signature.foreign-list': {
      th: 'นำรายการเพิกถอนของผู้ออกใบรับรองภายนอกเข้า',
      en: 'Brought the revocation list of another authority',
    },
  },
  subjects: {
    'signature-authority': { th: 'ผู้ออกใบรับรองภายนอก', en: 'Another certification authority' },
  },
};
