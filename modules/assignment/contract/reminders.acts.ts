import type { AuditWords } from '@sarn/kernel';

/** Acts on the reminders of assignments. */
export const reminderAuditWords: AuditWords = {
  acts: {
    'registry.reminders-set': { th: 'ตั้งค่าการเตือนงาน', en: 'Set the reminders of jobs' },
  },
  subjects: {
    reminder: { th: 'การเตือนงาน', en: 'Reminders of jobs' },
  },
};
