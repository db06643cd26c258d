import { defineErrors } from '@sarn/kernel';

export const printedErrors = defineErrors({
  'printed-document.no-word': {
    status: 422,
    th: 'ระบุคำเดียวโดยไม่เว้นวรรค',
    en: 'Please give one word, without blanks.',
  },
  'printed-document.word-known': {
    status: 409,
    th: 'ระบบรู้จักคำนี้แล้ว หากยังถูกตัด โปรดแจ้งผู้ดูแลระบบ',
    en: 'The word is known already. If it is still broken, please tell the administrator.',
  },
  'printed-document.words-full': {
    status: 409,
    th: 'หน่วยงานมีคำที่ห้ามตัดบรรทัดครบ {most} คำแล้ว โปรดแจ้งผู้ดูแลระบบให้นำคำที่ไม่ใช้ออก',
    en: 'The agency has {most} such words already. Please ask the administrator to remove some.',
  },
  'printed-document.none': {
    status: 404,
    th: 'เอกสารนี้ไม่มีแบบพิมพ์ในระบบ เปิดดูหรือพิมพ์จากไฟล์ของเอกสาร',
    en: 'This document has no printed form. Open or print its files.',
  },
});
