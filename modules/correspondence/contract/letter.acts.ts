import type { AuditWords } from '@sarn/kernel';

/** Acts on answers, on saved lists of recipients, and on consolidated texts. */
export const letterAuditWords: AuditWords = {
  acts: {
    'registry.reply-link': { th: 'เชื่อมหนังสือตอบ', en: 'Link an answer' },
    'registry.reply-unlink': { th: 'เลิกเชื่อมหนังสือตอบ', en: 'Take the link of an answer back' },
    'registry.template-save': {
      th: 'บันทึกเส้นทางหนังสือ',
      en: 'Save a list of recipients or stations',
    },
    'registry.template-delete': {
      th: 'ลบเส้นทางหนังสือ',
      en: 'Delete a list of recipients or stations',
    },
    'registry.consolidate': { th: 'แนบฉบับรวมที่แก้ไขเพิ่มเติม', en: 'Keep a consolidated text' },
  },
  subjects: {
    'route-template': { th: 'เส้นทางหนังสือ', en: 'List of recipients or stations' },
  },
};
