import { defineErrors } from '@sarn/kernel';

/** Refusals of creating, transferring and leaving. */
export const recordErrors = defineErrors({
  'personnel.prefix-unknown': {
    status: 422,
    th: 'ไม่รู้จักคำนำหน้า {x}',
    en: 'Prefix {x} is unknown, or belongs to several forces.',
  },
  'personnel.head-held': {
    status: 409,
    th: 'ตำแหน่งหัวหน้ามีผู้ครองแล้ว',
    en: 'The head of the unit is somebody else.',
  },
  'personnel.may-not-head': {
    status: 422,
    th: '{x} เป็นหัวหน้าไม่ได้',
    en: '{x} cannot be head of a unit.',
  },
  'personnel.level-wrong': {
    status: 422,
    th: 'ระดับ {x} ไม่อยู่ในประเภท {y}',
    en: 'Level {x} does not belong to {y}.',
  },
  'personnel.day-before-post': {
    status: 422,
    th: 'วันที่ย้ายต้องอยู่หลังวันที่เริ่มดำรงตำแหน่งปัจจุบัน',
    en: 'The day must come after the first day of the present post.',
  },
  'personnel.leaving': {
    status: 409,
    th: 'บุคคลนี้มีกำหนดพ้นหน้าที่แล้ว กรุณายกเลิกกำหนดเดิมก่อน',
    en: 'This person is leaving already. Please call that off first.',
  },
  'personnel.order-over': {
    status: 409,
    th: 'คำสั่งนี้ดำเนินการหรือยกเลิกไปแล้ว',
    en: 'This order was carried out or called off already.',
  },
});
