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
  'identity.consent-unclear': {
    status: 422,
    th: 'กรุณาเลือกยินยอมหรือไม่ยินยอมตามนโยบายคุ้มครองข้อมูลส่วนบุคคล',
    en: 'Please choose whether you agree to the personal-data policy.',
  },
});
