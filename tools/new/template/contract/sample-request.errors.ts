import { defineErrors } from '@sarn/kernel';

/** Refusals of the module, with the sentence shown to the person. */
export const sampleRequestErrors = defineErrors({
  'sample-request.not-possible': {
    status: 409,
    th: 'ทำขั้นตอนนี้ไม่ได้ในสถานะปัจจุบัน',
    en: 'This step is not possible in the present state.',
  },
  'sample-request.stale': {
    status: 409,
    th: 'มีผู้เปลี่ยนแปลงคำขอนี้แล้ว กรุณาเปิดดูใหม่',
    en: 'Somebody changed this request meanwhile: look at it again.',
  },
  'sample-request.own-request': {
    status: 409,
    th: 'ผู้ยื่นตอบคำขอของตนเองไม่ได้',
    en: 'Whoever made a request cannot answer it.',
  },
});
