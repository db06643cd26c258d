import type { AuditWords } from '@sarn/kernel';

/** Acts on classified documents: who reads them, and their class. */
export const secretAuditWords: AuditWords = {
  acts: {
    'registry.secret-open': { th: 'เปิดอ่านหนังสือลับ', en: 'Opened a classified document' },
    'registry.secret-view': { th: 'ดูหนังสือลับ', en: 'Viewed a classified document' },
    'registry.secret-file': { th: 'ดูไฟล์ของหนังสือลับ', en: 'Viewed a file of a classified document' },
    'registry.secret-name': {
      th: 'กำหนดผู้มีสิทธิอ่านหนังสือลับ',
      en: 'Named a reader of a classified document',
    },
    'registry.secret-unname': {
      th: 'ถอนผู้มีสิทธิอ่านหนังสือลับ',
      en: 'Took a reader off a classified document',
    },
    'registry.secret-classify': { th: 'ปรับชั้นความลับ', en: 'Changed the class of a document' },
    'registry.secret-copy': {
      th: 'จัดทำสำเนาหนังสือลับ',
      en: 'Made numbered copies of a classified document',
    },
    'registry.secret-copy-print': {
      th: 'พิมพ์สำเนาหนังสือลับที่จัดทำ',
      en: 'Printed numbered copies of a classified document',
    },
    'registry.secret-copy-handed': {
      th: 'ส่งมอบสำเนาหนังสือลับ',
      en: 'Handed over numbered copies of a classified document',
    },
    'registry.secret-copy-returned': {
      th: 'รับคืนสำเนาหนังสือลับ',
      en: 'Took back numbered copies of a classified document',
    },
    'registry.secret-copy-destroyed': {
      th: 'ทำลายสำเนาหนังสือลับ',
      en: 'Destroyed numbered copies of a classified document',
    },
    'registry.secret-break-glass': {
      th: 'เปิดหนังสือลับกรณีฉุกเฉิน',
      en: 'Opened a classified document in an emergency',
    },
  },
  subjects: {},
};
