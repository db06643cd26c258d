import { defineErrors } from '@sarn/kernel';

/** What acts on assignments can refuse. */
export const workErrors = defineErrors({
  'registry.reminded-today': {
    status: 409,
    th: 'วันนี้มีผู้เตือนงานนี้ไปแล้ว เตือนอีกครั้งได้ในวันถัดไป',
    en: 'A reminder of this assignment was sent today already. You can send another one tomorrow.',
  },
  'registry.assignee-outside': {
    status: 422,
    th: 'ผู้รับมอบหมายต้องเป็นบุคลากรในหน่วยงานของท่าน กรุณาเลือกใหม่',
    en: 'The assignee must belong to your unit. Please choose again.',
  },
  'registry.assignee-twice': {
    status: 422,
    th: 'เลือกผู้รับมอบหมายซ้ำกัน กรุณาตัดรายการที่ซ้ำออก',
    en: 'An assignee was chosen twice. Please remove one.',
  },
  'registry.assignments-open': {
    status: 409,
    th: 'ยังปิดเรื่องไม่ได้ เพราะมีงานที่ยังไม่เสร็จของ {names}',
    en: 'It cannot be closed yet: assignments of {names} are still open.',
  },
  'registry.reports-missing': {
    status: 409,
    th: 'ผู้รับมอบหมายหลักยังรายงานผลไม่ครบ จึงตรวจรับไม่ได้',
    en: 'The main assignee has not reported yet.',
  },
});
