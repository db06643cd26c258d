import type { AuditWords } from '@sarn/kernel';

/** Acts on the mailbox as the audit trail names them. */
export const mailboxAuditWords: AuditWords = {
  acts: {
    'mailbox.set': { th: 'ตั้งค่าการตอบจากกล่องจดหมายกลาง', en: 'Set the answers of the mailbox' },
  },
  subjects: { mailbox: { th: 'กล่องจดหมายกลาง', en: 'Agency mailbox' } },
};
