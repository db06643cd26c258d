import type { AuditWords } from '@sarn/kernel';

/** Acts on the exchange as the audit trail names them. */
export const exchangeAuditWords: AuditWords = {
  acts: {
    'exchange.set': { th: 'กำหนดรหัสหน่วยงานในระบบแลกเปลี่ยน', en: 'Set the code in the exchange' },
    'exchange.partner-save': { th: 'บันทึกคู่แลกเปลี่ยนหนังสือ', en: 'Save an exchange partner' },
    'exchange.partner-retire': { th: 'นำคู่แลกเปลี่ยนออก', en: 'Take out an exchange partner' },
  },
  subjects: {
    'exchange-partner': { th: 'คู่แลกเปลี่ยนหนังสือ', en: 'Exchange partner' },
    exchange: { th: 'ระบบแลกเปลี่ยนหนังสือ', en: 'Letter exchange' },
  },
};
