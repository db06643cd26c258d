import type { AuditWords } from '@sarn/kernel';

/** Acts of this module as the audit trail names them. */
export const configurationAuditWords: AuditWords = {
  acts: {
    'configuration.changed': { th: 'เปลี่ยนค่ากำหนดของระบบ', en: 'Changed the system configuration' },
    'configuration.undone': {
      th: 'เลิกทำการเปลี่ยนค่ากำหนดของระบบ',
      en: 'Undid a change of the system configuration',
    },
    'configuration.file-exported': { th: 'ส่งออกไฟล์ตั้งค่า', en: 'Exported the settings' },
    'configuration.file-imported': { th: 'นำเข้าไฟล์ตั้งค่า', en: 'Imported settings' },
    'configuration.file-undone': {
      th: 'เลิกทำการนำเข้าไฟล์ตั้งค่า',
      en: 'Undid an import of settings',
    },
    'configuration.emblem-changed': { th: 'เปลี่ยนตราของหน่วยงาน', en: 'Changed the emblem' },
  },
  subjects: {
    configuration: { th: 'ค่ากำหนดของระบบ', en: 'System configuration' },
  },
};
