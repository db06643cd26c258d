import { defineErrors } from '@sarn/kernel';

export const notificationErrors = defineErrors({
  'notification.not-found': {
    status: 404,
    th: 'ไม่พบการแจ้งเตือนนี้ กรุณาโหลดรายการใหม่อีกครั้ง',
    en: 'This notification was not found. Please load the list again.',
  },
  'notification.push-off': {
    status: 409,
    th: 'หน่วยงานยังไม่ได้เปิดใช้การแจ้งเตือนบนอุปกรณ์ กรุณาติดต่อผู้ดูแลระบบ',
    en: 'The agency does not use push notices. Please ask the administrator.',
  },
  'notification.push-service-unknown': {
    status: 422,
    th: 'เบราว์เซอร์นี้ใช้บริการแจ้งเตือนที่ระบบไม่รู้จัก กรุณาใช้ Chrome, Edge, Firefox หรือ Safari',
    en: 'This browser uses a push service that is not known here. Please use Chrome, Edge, Firefox or Safari.',
  },
  'notification.unknown-event': {
    status: 404,
    th: 'ไม่พบเหตุการณ์นี้ กรุณาโหลดรายการใหม่อีกครั้ง',
    en: 'This event was not found. Please load the list again.',
  },
  'notification.cell-locked': {
    status: 409,
    th: 'การแจ้งเตือนในระบบของงานที่ต้องทำเองปิดไม่ได้',
    en: 'The bell for own work cannot be switched off.',
  },
  'notification.quiet-shorter': {
    status: 422,
    th: 'ช่วงงดรบกวนของท่านต้องครอบคลุมช่วงเงียบของหน่วยงาน {from}–{until} น.',
    en: 'Your quiet hours must cover those of the agency, {from}–{until}.',
  },
  'notification.nothing-to-resend': {
    status: 409,
    th: 'ไม่มีรายการที่ส่งไม่สำเร็จค้างอยู่ อาจมีผู้สั่งส่งอีกครั้งไปแล้ว',
    en: 'Nothing that failed is left here. Somebody may have sent it again already.',
  },
});
