import { defineErrors } from '@sarn/kernel';

export const notificationErrors = defineErrors({
  'notification.not-found': {
    status: 404,
    th: 'ไม่พบการแจ้งเตือนนี้ กรุณาโหลดรายการใหม่อีกครั้ง',
    en: 'This notification was not found. Please load the list again.',
  },
});
