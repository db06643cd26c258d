import type { AuditWords } from '@sarn/kernel';

/** Acts of this module as the audit trail names them. */
export const configurationAuditWords: AuditWords = {
  acts: {
    'configuration.changed': { th: 'เปลี่ยนค่ากำหนดของระบบ', en: 'Changed the system configuration' },
    'configuration.emblem-changed': { th: 'เปลี่ยนตราของหน่วยงาน', en: 'Changed the emblem' },
  },
  subjects: {
    configuration: { th: 'ค่ากำหนดของระบบ', en: 'System configuration' },
  },
};
