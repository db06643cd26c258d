import { defineErrors } from '@sarn/kernel';

export const reviewErrors = defineErrors({
  'review.not-with-you': {
    status: 409,
    th: 'ร่างนี้ไม่ได้รอท่านตรวจ จึงให้ความเห็นเพิ่มไม่ได้ แต่อ่านและตอบความเห็นเดิมได้',
    en: 'This draft does not wait for you, so you cannot add remarks. You can read and answer those there are.',
  },
  'review.over': {
    status: 409,
    th: 'เอกสารนี้พ้นขั้นร่างแล้ว ความเห็นในร่างจึงอ่านได้อย่างเดียว',
    en: 'This document is no longer a draft. Remarks on its draft can only be read.',
  },
  'review.words-changed': {
    status: 409,
    th: 'ข้อความตรงนั้นถูกแก้ไปแล้ว โปรดอ่านข้อความปัจจุบันแล้วเลือกคำใหม่',
    en: 'The words there were changed meanwhile. Read the present text and select them again.',
  },
  'review.not-found': {
    status: 404,
    th: 'ไม่พบความเห็นนี้ในร่าง',
    en: 'This remark is not on the draft.',
  },
  'review.not-possible': {
    status: 409,
    th: 'ทำกับความเห็นนี้ไม่ได้แล้ว เพราะมีผู้ตัดสินไปก่อน หรือร่างไม่ได้อยู่กับท่าน',
    en: 'This cannot be done with the remark any more: somebody has decided on it, or the draft is not with you.',
  },
  'review.too-many': {
    status: 409,
    th: 'ร่างฉบับเดียวมีความเห็นได้ไม่เกิน {limit} ข้อ',
    en: 'A draft can have at most {limit} remarks.',
  },
  'review.open-before-sending': {
    status: 409,
    th: 'ยังมีข้อเสนอแก้ไขที่ยังไม่ตัดสิน {count} ข้อ โปรดเลือกใช้หรือไม่ใช้ทุกข้อในหน้าความเห็นก่อนส่ง',
    en: '{count} suggestions are not decided on. Accept or refuse each of them on the page of remarks before you send the draft.',
  },
  'review.open-before-signing': {
    status: 409,
    th: 'ยังมีข้อเสนอแก้ไขที่ยังไม่ตัดสิน {count} ข้อ หากจะลงนามตามข้อความนี้ โปรดเลือก “ไม่ใช้” ในหน้าความเห็นของร่าง หรือส่งกลับให้ผู้ร่างแก้ไข',
    en: '{count} suggestions are not decided on. To sign the text as it is, refuse them on the page of remarks; or send the draft back to its author.',
  },
});
