import type { AuditWords } from '@sarn/kernel';

/** Audit names of acts on personal records; their prefix is older than this module. */
export const profileAuditWords: AuditWords = {
  acts: {
    'identity.profile-viewed': {
      th: 'เปิดดูข้อมูลส่วนบุคคล',
      en: 'Looked at the personal record',
      isReadingOfPerson: true,
    },
    'identity.profile-changed': {
      th: 'แก้ไขข้อมูลส่วนบุคคล',
      en: 'Changed the personal record',
    },
    'identity.picture-set': { th: 'เปลี่ยนรูปประจำตัว', en: 'Changed the picture' },
    'identity.picture-removed': { th: 'ลบรูปประจำตัว', en: 'Removed the picture' },
    'identity.signature-added': { th: 'เพิ่มลายมือชื่อ', en: 'Added a signature' },
    'identity.signature-erased': {
      th: 'ลบลายมือชื่อที่ไม่มีหนังสือใดใช้',
      en: 'Erased a signature that no document shows',
    },
    'identity.signature-kept': {
      th: 'เลิกใช้ลายมือชื่อ',
      en: 'Withdrew a signature that documents show',
    },
  },
  subjects: { signature: { th: 'ลายมือชื่อ', en: 'Signature' } },
};
