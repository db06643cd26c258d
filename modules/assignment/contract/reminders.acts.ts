import type { AuditWords } from '@sarn/kernel';

/** Acts on the reminders of assignments. */
export const reminderAuditWords: AuditWords = {
  acts: {
    'registry.reminders-set': {
      th: 'ตั้งค่าการเตือนงาน',
      en: 'Change the settings for assignment reminders',
    },
  },
  subjects: {
    reminder: { th: 'การเตือนงาน', en: 'Assignment reminders' },
  },
};
