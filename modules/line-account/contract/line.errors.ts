import { defineErrors } from '@sarn/kernel';

export const lineErrors = defineErrors({
  'notification.line-off': {
    status: 409,
    th: 'หน่วยงานยังไม่ได้เปิดใช้การแจ้งเตือนทาง LINE กรุณาติดต่อผู้ดูแลระบบ',
    en: 'The agency does not notify by LINE yet. Please ask the administrator.',
  },
  'notification.bad-signature': {
    status: 401,
    th: 'ลายเซ็นของข้อความไม่ถูกต้อง',
    en: 'The signature of the message is wrong.',
  },
});
