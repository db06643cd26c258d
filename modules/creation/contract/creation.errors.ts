import { defineErrors } from '@sarn/kernel';

/** Refusals of the rules of creation. Specification of settings §2.4 */
export const creationErrors = defineErrors({
  'creation.not-allowed': {
    status: 403,
    th: 'ไม่มีสิทธิ์สร้าง{kind} กรุณาเลือกหนังสือชนิดอื่นหรือติดต่อผู้ดูแลระบบ',
    en: 'There is no right to create this kind of document ({kindEn}). Please choose another kind or ask the administrator.',
  },
  'creation.speed': {
    status: 409,
    th: '{kind}ใช้ชั้นความเร็ว “{name}” ไม่ได้ กรุณาเลือกใหม่',
    en: 'This kind of document ({kindEn}) does not allow this speed. Please choose again.',
  },
  'creation.secrecy': {
    status: 409,
    th: 'ร่าง{kind}กำหนดชั้นความลับนี้ไม่ได้ กรุณาเลือกใหม่',
    en: 'A draft of this kind ({kindEn}) does not allow this secrecy class. Please choose again.',
  },
  'creation.step': {
    status: 409,
    th: 'ต้องผ่าน{step}ก่อน กรุณาเพิ่มในผู้ตรวจ',
    en: 'It must pass {stepEn} first. Please add them as reviewer.',
  },
  'creation.nobody': {
    status: 409,
    th: 'ต้องเหลืออย่างน้อยหนึ่งคนที่สร้างหนังสือชนิดนี้ได้ ผู้ที่เลือกไว้ไม่มีใครมีสิทธิ์ร่างหนังสือ',
    en: 'At least one person must be able to create it: nobody you chose may draft documents.',
  },
  'creation.normal-stays': {
    status: 409,
    th: 'ชั้น “ปกติ” ต้องเลือกไว้เสมอ เพราะร่างทุกฉบับเริ่มจากชั้นนี้',
    en: 'The class “normal” must stay: every draft begins with it.',
  },
});
