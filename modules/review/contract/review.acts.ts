import type { AuditWords } from '@sarn/kernel';

/** Names of acts on remarks in the audit trail. */
export const reviewAuditWords: AuditWords = {
  acts: {
    'review.added': { th: 'ให้ความเห็นในร่าง', en: 'Commented on a draft' },
    'review.replied': { th: 'ตอบความเห็นในร่าง', en: 'Answered a remark on a draft' },
    'review.accept': { th: 'ใช้ข้อเสนอแก้ไขในร่าง', en: 'Accepted suggestions on a draft' },
    'review.refuse': { th: 'ไม่ใช้ข้อเสนอแก้ไขในร่าง', en: 'Refused suggestions on a draft' },
    'review.resolve': { th: 'ปิดความเห็นในร่าง', en: 'Resolved comments on a draft' },
    'review.reopen': { th: 'เปิดความเห็นในร่างอีกครั้ง', en: 'Reopened remarks on a draft' },
    'review.withdraw': { th: 'ถอนความเห็นในร่าง', en: 'Took back remarks on a draft' },
  },
  subjects: {},
};
