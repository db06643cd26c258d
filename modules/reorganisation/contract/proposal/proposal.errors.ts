import { defineErrors } from '@sarn/kernel';

/** Refusals of proposals of units. */
export const proposalErrors = defineErrors({
  'reorganisation.proposal-there': {
    status: 409,
    th: 'หน่วยงานนี้มีเรื่องรอผู้ดูแลอีกคนยืนยันอยู่แล้ว',
    en: 'Something about this unit waits for a second administrator already.',
  },
  'reorganisation.proposal-over': {
    status: 409,
    th: 'เรื่องนี้ได้รับการพิจารณาหรือหมดเวลาแล้ว',
    en: 'This was decided already, or its time is over.',
  },
  'reorganisation.proposal-own': {
    status: 403,
    th: 'ยืนยันรายการของตนเองไม่ได้',
    en: 'Nobody confirms what they proposed themselves.',
  },
  'reorganisation.proposal-stale': {
    status: 409,
    th: 'หน่วยงานเปลี่ยนไปหลังจากเสนอ กรุณาไม่ยืนยันและเสนอใหม่',
    en: 'A unit was changed after this was proposed. Please refuse it, and propose it anew.',
  },
});
