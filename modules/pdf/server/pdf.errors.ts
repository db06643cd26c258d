import { defineErrors } from '@sarn/kernel';

export const pdfErrors = defineErrors({
  'pdf.unsupported-node': {
    status: 422,
    th: 'เนื้อหามีรูปแบบที่พิมพ์ลงกระดาษราชการไม่ได้ ({type}) กรุณานำออกแล้วลองใหม่',
    en: 'The text contains something that cannot be printed in an official document ({type}). Please remove it.',
  },
  'pdf.incomplete': {
    status: 422,
    th: 'ข้อมูลสำหรับพิมพ์หนังสือยังไม่ครบ ({field}) กรุณากรอกให้ครบแล้วลองใหม่',
    en: 'Something needed for printing is missing ({field}). Please complete it and try again.',
  },
  'pdf.too-slow': {
    status: 503,
    th: 'จัดพิมพ์เอกสารไม่เสร็จในเวลาที่กำหนด กรุณาลดความยาวหรือลองใหม่อีกครั้ง',
    en: 'The document could not be typeset in time. Please shorten it or try again.',
  },
});
