import { defineErrors } from '@sarn/kernel';

/** Refusals of batches, and of what the administrator does with signatures that hang. */
export const batchSigningErrors = defineErrors({
  'signature.no-batch': {
    status: 404,
    th: 'ไม่พบชุดลงนามนี้',
    en: 'This batch was not found.',
  },
  'signature.batch-open': {
    status: 409,
    th: 'ท่านมีชุดลงนามที่ยังไม่เสร็จ กรุณาลงนามต่อหรือจบชุดนั้นก่อน',
    en: 'You have a batch that is not over: go on with it or end it first.',
  },
  'signature.single-only': {
    status: 409,
    th: 'หนังสือลับลงนามทีละเรื่อง กรุณาเอาออกจากชุดแล้วลงนามที่หน้าเรื่อง',
    en: 'Classified documents are signed one by one: take them out and sign them on their own pages.',
  },
  'signature.batch-running': {
    status: 409,
    th: 'กำลังลงนามอยู่ กรุณาหยุดพักก่อนจบชุด',
    en: 'It is being signed: pause it before you end it.',
  },
  'signature.no-job': {
    status: 404,
    th: 'ไม่พบงานลงนามนี้ หรือเสร็จแล้ว',
    en: 'This work was not found, or is over.',
  },
  'signature.job-alive': {
    status: 409,
    th: 'ยังลงนามอยู่ ระบบเพิ่งรายงานความคืบหน้า รอสักครู่แล้วดูใหม่',
    en: 'It is still being signed, and was heard of a moment ago: wait and look again.',
  },
});
