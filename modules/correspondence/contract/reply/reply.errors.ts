import { defineErrors } from '@sarn/kernel';

/** Errors of linking an answer. */
export const replyErrors = defineErrors({
  'registry.reply-not-possible': {
    status: 409,
    th: 'เชื่อมเป็นหนังสือตอบไม่ได้ หนังสือส่งตอบหนังสือรับที่ลงทะเบียนแล้ว และหนังสือรับตอบหนังสือส่งที่ส่งแล้ว กรุณาเลือกเรื่องอื่น',
    en: 'This cannot be an answer: letters going out answer registered ones that came, and those that came answer ones that were sent.',
  },
  'registry.reply-not-yours': {
    status: 403,
    th: 'เชื่อมหนังสือตอบได้เฉพาะผู้ร่างหรือนายทะเบียนของหนังสือฉบับที่ตอบ',
    en: 'Only the author or the registrar of the answer links it.',
  },
});
