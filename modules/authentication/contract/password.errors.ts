import { defineErrors } from '@sarn/kernel';

/** Errors of changing a password; apart, because the sign-in page needs none of their sentences. */
export const passwordErrors = defineErrors({
  'identity.password-too-short': {
    status: 422,
    th: 'กรุณากรอกรหัสผ่านใหม่อย่างน้อย 8 ตัวอักษร',
    en: 'Please enter a new password of at least 8 characters.',
  },
  'identity.password-too-long': {
    status: 422,
    th: 'รหัสผ่านใหม่ยาวเกินกำหนด กรุณาใช้ไม่เกิน 128 ตัวอักษร',
    en: 'The new password is too long. Please use at most 128 characters.',
  },
  'identity.password-not-english': {
    status: 422,
    th: 'รหัสผ่านใหม่ใช้ได้เฉพาะตัวอักษรภาษาอังกฤษ ตัวเลข และเครื่องหมาย โดยไม่เว้นวรรค',
    en: 'The new password may hold only English letters, digits and signs, without spaces.',
  },
  'identity.password-too-simple': {
    status: 422,
    th: 'รหัสผ่านใหม่ต้องมีตัวพิมพ์ใหญ่ ตัวพิมพ์เล็ก และตัวเลข อย่างน้อยอย่างละหนึ่งตัว',
    en: 'The new password needs at least one capital letter, one small letter and one digit.',
  },
  'identity.password-unchanged': {
    status: 422,
    th: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านปัจจุบัน',
    en: 'The new password must differ from the current one.',
  },
  'identity.current-password-wrong': {
    status: 422,
    th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่อีกครั้ง',
    en: 'The current password is not right. Please check it and try again.',
  },
  'identity.invitation-over': {
    status: 422,
    th: 'คำเชิญนี้ถูกใช้แล้วหรือหมดอายุ กรุณาแจ้งผู้ดูแลระบบให้ส่งคำเชิญใหม่',
    en: 'This invitation was used or has expired. Please ask the administrator for a new one.',
  },
  // Same for wrong, expired, used, replaced, never issued: it must not tell which e-mails exist.
  'identity.code-invalid': {
    status: 422,
    th: 'รหัสยืนยันไม่ถูกต้องหรือหมดอายุแล้ว กรุณาตรวจสอบ หรือขอรหัสยืนยันใหม่',
    en: 'The confirmation code is not right or has expired. Please check it or ask for a new one.',
  },
});
