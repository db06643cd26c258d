import { defineErrors } from '@sarn/kernel';

/** Errors of changing people and units. The prefix of the codes is older than this module. */
export const organisationErrors = defineErrors({
  'identity.email-invalid': {
    status: 422,
    th: 'กรุณากรอกอีเมลให้ถูกต้อง.',
    en: 'Please enter a valid e-mail address.',
    field: 'email',
  },
  'identity.id-card-invalid': {
    status: 422,
    th: 'กรุณากรอกเลขประจำตัวประชาชน 13 หลักให้ถูกต้อง',
    en: 'Please enter a valid 13-digit ID card number.',
    field: 'idCard',
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
    field: 'parent',
  },
  // R1 of the settings centre; the page shows both values.
  'identity.unit-stale': {
    status: 409,
    th: 'มีผู้แก้ไขก่อนท่าน ({name} {time}) กรุณาตรวจส่วนที่ต่างกัน',
    en: 'Somebody changed this before you ({name} {time}). Please look at what differs.',
  },
  'identity.unit-code-known': {
    status: 409,
    th: 'รหัส {code} มีหรือเคยใช้แล้ว',
    en: 'The code {code} is or was in use.',
    field: 'code',
  },
  'identity.unit-code-fixed': {
    status: 409,
    th: 'รหัสหน่วยงานใช้แล้ว {count} แห่ง เปลี่ยนไม่ได้',
    en: 'The code of this unit is used in {count} places and cannot change.',
    field: 'code',
  },
  'identity.letter-code-taken': {
    status: 409,
    th: 'รหัสหนังสือซ้ำกับ {unit}',
    en: 'The letter code is that of {unit}.',
    field: 'letterCode',
  },
  'identity.unit-one-root': {
    status: 409,
    th: 'มีหน่วยงานสูงสุดได้หน่วยเดียว',
    en: 'There can be only one highest unit.',
  },
  'identity.unit-too-deep': {
    status: 422,
    th: 'ผังหน่วยงานมีได้ไม่เกิน {levels} ระดับ',
    en: 'The organisation has at most {levels} levels.',
  },
  'identity.unit-rank': {
    status: 422,
    th: 'หน่วยงานต้องไม่สูงกว่าหน่วยงานที่สังกัด กรุณาเลือกชนิดหรือสังกัดใหม่',
    en: 'A unit cannot rank above the unit it belongs to. Please choose another kind or unit.',
    field: 'kind',
  },
  'identity.unit-day': {
    status: 422,
    th: 'วันที่มีผลต้องไม่ก่อนวันตั้งหน่วยงาน ({day})',
    en: 'This cannot begin before the unit did ({day}).',
    field: 'from',
  },
  'identity.unit-changed-after': {
    status: 409,
    th: 'ข้อมูลส่วนนี้ของหน่วยงานเปลี่ยนอีกครั้งหลังวันที่ระบุ กรุณาใช้วันหลังจากนั้น',
    en: 'This was changed again after the given day. Please use a later day.',
    field: 'from',
  },
  'identity.may-not-sign': {
    status: 422,
    th: '{name} เป็น{type} ลงนามไม่ได้',
    en: '{name} is {type} and may not sign.',
  },
  'identity.prefix-unknown': {
    status: 422,
    th: 'ไม่รู้จักคำนำหน้า {x}',
    en: 'Prefix {x} is unknown, or belongs to several forces.',
  },
  'identity.unit-ended': {
    status: 422,
    th: '{unit} เลิกใช้แล้ว กรุณาเลือกใหม่',
    en: '{unit} has ended. Please choose another one.',
  },
});
