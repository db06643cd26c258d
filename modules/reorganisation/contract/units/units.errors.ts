import { defineErrors } from '@sarn/kernel';

/** Refusals of acts on units. */
export const unitsErrors = defineErrors({
  'reorganisation.unit-plan-there': {
    status: 409,
    th: 'หน่วยงานนี้มีกำหนดเรื่องเดียวกันอยู่แล้ว กรุณายกเลิกกำหนดเดิมก่อน',
    en: 'The same is planned for this unit already. Please call that off first.',
  },
  'reorganisation.unit-plan-over': {
    status: 409,
    th: 'กำหนดนี้ถูกยกเลิกหรือดำเนินการไปแล้ว',
    en: 'This plan was called off or carried out already.',
  },
  'reorganisation.unit-from-later': {
    status: 422,
    th: 'วันตั้งหน่วยงานต้องเป็นวันนี้หรือก่อนวันนี้',
    en: 'A unit begins today or began before.',
    field: 'from',
  },
  'reorganisation.split-rest': {
    status: 409,
    th: 'ยังมีงานค้าง {count} รายการที่ไม่มีผู้รับ',
    en: '{count} open items go to nobody.',
  },
  'reorganisation.split-post': {
    status: 422,
    th: 'ตำแหน่งที่เลือกต้องเป็นของหน่วยงานนี้ และเลือกได้หน่วยงานเดียว',
    en: 'A chosen post must belong to this unit, and goes to one new unit.',
  },
  'reorganisation.outside-scope': {
    status: 403,
    th: 'ท่านไม่มีสิทธิ์ตั้งค่าส่วนนี้',
    en: 'You may not change this part of the settings.',
  },
});
