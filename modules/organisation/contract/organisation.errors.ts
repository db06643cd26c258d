import { defineErrors } from '@sarn/kernel';

/** Errors of changing people and units. The prefix of the codes is older than this module. */
export const organisationErrors = defineErrors({
  'identity.email-invalid': {
    status: 422,
    th: 'กรุณากรอกอีเมลให้ถูกต้อง.',
    en: 'Please enter a valid e-mail address.',
  },
  'identity.id-card-invalid': {
    status: 422,
    th: 'กรุณากรอกเลขประจำตัวประชาชน 13 หลักให้ถูกต้อง',
    en: 'Please enter a valid 13-digit ID card number.',
  },
  // `field` names what is in use (unit-code, email, username, …), so that the form can mark it.
  'identity.taken': {
    status: 409,
    th: 'ข้อมูลนี้มีอยู่ในระบบแล้ว กรุณาใช้ค่าอื่น ({field})',
    en: 'This is already in use. Please choose another value ({field}).',
  },
  'identity.unit-root': {
    status: 409,
    th: 'ไม่สามารถยุบหรือรวมหน่วยงานระดับสูงสุดได้',
    en: 'The agency itself cannot be dissolved or merged.',
  },
  'identity.unit-ends-early': {
    status: 422,
    th: 'วันสุดท้ายต้องเป็นวันก่อนวันนี้ และไม่ก่อนวันที่ตั้งหน่วยงาน',
    en: 'The last day must be before today, and not before the unit began.',
  },
  'identity.unit-successor': {
    status: 422,
    th: 'หน่วยงานที่รับช่วงต้องยังมีอยู่ และต้องไม่ใช่หน่วยงานนี้หรือหน่วยงานภายใต้',
    en: 'The successor must still exist, and be neither this unit nor one below it.',
  },
  'identity.unit-parent-ended': {
    status: 409,
    th: 'หน่วยงานเหนือขึ้นไปสิ้นสุดแล้ว กรุณาเปิดหน่วยงานเหนือขึ้นไปก่อน',
    en: 'The unit above it has ended, too. Please reopen that one first.',
  },
  'identity.unit-cycle': {
    status: 409,
    th: 'ไม่สามารถย้ายหน่วยงานไปอยู่ใต้หน่วยงานของตนเอง',
    en: 'A unit cannot be moved below itself.',
  },
});
