import { defineErrors } from '@sarn/kernel';

/** Refusals of the module, with the sentence shown to the person. */
export const dataRequestErrors = defineErrors({
  'data-request.not-possible': {
    status: 409,
    th: 'ทำขั้นตอนนี้ไม่ได้ในสถานะปัจจุบัน',
    en: 'This step is not possible in the present state.',
  },
  'data-request.stale': {
    status: 409,
    th: 'มีผู้เปลี่ยนแปลงคำขอนี้แล้ว กรุณาเปิดดูใหม่',
    en: 'Somebody changed this request meanwhile: look at it again.',
  },
  'data-request.own-request': {
    status: 409,
    th: 'ผู้ยื่นตอบคำขอของตนเองไม่ได้',
    en: 'Whoever made a request cannot answer it.',
  },
  'data-request.no-consent': {
    status: 409,
    th: 'ท่านไม่มีความยินยอมที่จะถอน',
    en: 'You have given no consent that could be withdrawn.',
  },
  'data-request.received-day': {
    status: 422,
    th: 'วันที่รับคำขอต้องไม่เกินวันนี้ และย้อนหลังได้ไม่เกิน {days} วัน',
    en: 'The request was received today or at most {days} days ago.',
  },
  'data-request.due-day': {
    status: 422,
    th: 'วันครบกำหนดใหม่ต้องหลังวันครบกำหนดเดิม และไม่เกินระยะเวลาที่ขยายได้',
    en: 'The new due day must be later than the present one, and within the time of extension.',
  },
});
