import { defineErrors } from '@sarn/kernel';

/** Errors of sign-in, with the sentences of the specification (§5, §8) where it gives them. */
export const authenticationErrors = defineErrors({
  'identity.username-required': {
    status: 422,
    th: 'กรุณากรอกชื่อผู้ใช้งาน',
    en: 'Please enter your username.',
  },
  'identity.password-required': {
    status: 422,
    th: 'กรุณากรอกรหัสผ่าน',
    en: 'Please enter your password.',
  },
  // Same answer for unknown name, wrong password, locked and suspended: it must not tell which.
  'identity.wrong-credentials': {
    status: 401,
    th: 'ไม่พบข้อมูลผู้ใช้งาน ! กรุณาตรวจสอบ ชื่อผู้ใช้งาน และ รหัสผ่าน ใหม่อีกครั้ง',
    en: 'User not found! Please check your username and password and try again.',
  },
  'identity.ticket-invalid': {
    status: 409,
    th: 'คำขอเข้าใช้งานแทนเครื่องเดิมหมดอายุหรือถูกใช้ไปแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง',
    en: 'The request to take over the session has expired or was used. Please sign in again.',
  },
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
  // Same for wrong, expired, used, replaced, never issued: it must not tell which e-mails exist.
  'identity.code-invalid': {
    status: 422,
    th: 'รหัสยืนยันไม่ถูกต้องหรือหมดอายุแล้ว กรุณาตรวจสอบ หรือขอรหัสยืนยันใหม่',
    en: 'The confirmation code is not right or has expired. Please check it or ask for a new one.',
  },
  'identity.consent-unclear': {
    status: 422,
    th: 'กรุณาเลือกยินยอมหรือไม่ยินยอมตามนโยบายคุ้มครองข้อมูลส่วนบุคคล',
    en: 'Please choose whether you agree to the personal-data policy.',
  },
});
