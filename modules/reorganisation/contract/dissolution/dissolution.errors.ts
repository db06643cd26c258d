import { defineErrors } from '@sarn/kernel';

/** Refusals of the dissolution of units. */
export const dissolutionErrors = defineErrors({
  'registry.unit-work-changed': {
    status: 409,
    th: 'มีเรื่องเข้ามาในหน่วยงานนี้เพิ่มหลังจากที่แสดงไว้ กรุณาตรวจจำนวนอีกครั้งก่อนยืนยัน',
    en: 'More has come to the unit since it was shown. Please look at the counts again.',
  },
  'registry.unit-plan-late': {
    status: 422,
    th: 'วันที่กำหนดล่วงหน้าต้องเป็นวันนี้หรือหลังจากนี้',
    en: 'What is planned must be for today or a later day.',
  },
  'registry.unit-plan-there': {
    status: 409,
    th: 'หน่วยงานนี้มีกำหนดยุบหรือรวมอยู่แล้ว กรุณายกเลิกกำหนดเดิมก่อน',
    en: 'The end of this unit is planned already. Please call that off first.',
  },
  'registry.unit-plan-over': {
    status: 409,
    th: 'กำหนดนี้ถูกยกเลิกหรือดำเนินการไปแล้ว',
    en: 'This plan was called off or carried out already.',
  },
  'registry.unit-not-ended': {
    status: 409,
    th: 'หน่วยงานนี้ไม่ได้สิ้นสุดจากหน้านี้ หรือเปิดอีกครั้งแล้ว',
    en: 'This unit was not ended here, or is open again.',
  },
});
