import type { AuditWords } from '@sarn/kernel';

/** Names of the acts of notification in the audit trail. */
export const notificationAuditWords: AuditWords = {
  acts: {
    'notification.policy-changed': {
      th: 'แก้ไขข้อกำหนดการแจ้งเตือน',
      en: 'Changed the policy of notifications',
    },
    'notification.rules-changed': {
      th: 'แก้ไขช่องทางการแจ้งเตือนของระบบงาน',
      en: 'Changed the channels of modules',
    },
    'notification.matrix-changed': {
      th: 'แก้ไขการแจ้งเตือนตามเหตุการณ์',
      en: 'Changed who is told of which event',
    },
    'notification.template-changed': {
      th: 'แก้ไขข้อความแจ้งเตือน',
      en: 'Changed the words of a notification',
    },
    'notification.template-reset': {
      th: 'คืนข้อความแจ้งเตือนเป็นค่าเริ่มต้น',
      en: 'Put the words of a notification back',
    },
    'notification.deliveries-resent': {
      th: 'ส่งการแจ้งเตือนที่ไม่สำเร็จอีกครั้ง',
      en: 'Sent failed notifications again',
    },
  },
  subjects: {
    'notification-setting': { th: 'การตั้งค่าการแจ้งเตือน', en: 'Notification settings' },
  },
};
