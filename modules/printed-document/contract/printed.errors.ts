import { defineErrors } from '@sarn/kernel';

export const printedErrors = defineErrors({
  'printed-document.none': {
    status: 404,
    th: 'เอกสารนี้ไม่มีแบบพิมพ์ในระบบ เปิดดูหรือพิมพ์จากไฟล์ของเอกสาร',
    en: 'This document has no printed form. Open or print its files.',
  },
});
