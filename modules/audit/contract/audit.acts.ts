import type { AuditWords } from '@sarn/kernel';

/** Names of the acts of this module. */
export const auditWordsOfAudit: AuditWords = {
  acts: {
    'audit.searched': { th: 'ค้นประวัติการใช้งาน', en: 'Searched the audit trail' },
    'audit.exported': { th: 'ส่งออกประวัติการใช้งาน', en: 'Exported the audit trail' },
    'audit.check-passed': {
      th: 'ตรวจสอบบันทึกแล้ว ไม่พบการแก้ไข',
      en: 'Verified the audit trail: it is whole',
    },
    'audit.check-failed': {
      th: 'ตรวจสอบบันทึกแล้ว พบความผิดปกติ',
      en: 'Verified the audit trail: something is wrong',
    },
    'audit.anchors-renewed': {
      th: 'เริ่มจุดอ้างอิงของบันทึกใหม่หลังกู้คืนฐานข้อมูล',
      en: 'Began the kept ends of the trail anew, after a restore',
    },
  },
  subjects: {
    'audit-trail': { th: 'บันทึกการใช้งาน', en: 'Audit trail' },
    'audit-check': { th: 'การตรวจสอบบันทึก', en: 'Verification of the trail' },
  },
};
