import type { AuditWords } from '@sarn/kernel';

/** Names of the acts of help in the audit trail. */
export const helpAuditWords: AuditWords = {
  acts: {
    'help.manual-added': { th: 'เพิ่มคู่มือ', en: 'Added a manual' },
    'help.manual-changed': { th: 'แก้ไขคู่มือ', en: 'Changed a manual' },
    'help.manuals-ordered': { th: 'เรียงลำดับคู่มือ', en: 'Ordered the manuals' },
    'help.manual-removed': { th: 'ลบคู่มือ', en: 'Removed a manual' },
    'help.policy-published': {
      th: 'ประกาศใช้นโยบายคุ้มครองข้อมูลส่วนบุคคลฉบับใหม่',
      en: 'Published a version of the privacy policy',
    },
  },
  subjects: {
    manual: { th: 'คู่มือ', en: 'Manual' },
    'policy-version': { th: 'นโยบายคุ้มครองข้อมูลส่วนบุคคล', en: 'Privacy policy' },
  },
};
