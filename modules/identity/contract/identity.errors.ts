import { defineErrors } from '@sarn/kernel';

/** What identity calls can refuse, with the sentences of the specification (§5, §8) where it gives them. */
export const identityErrors = defineErrors({
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
  // One answer for unknown name, wrong password, locked and suspended: it must not tell which.
  'identity.wrong-credentials': {
    status: 401,
    th: 'ไม่พบข้อมูลผู้ใช้งาน ! กรุณาตรวจสอบ ชื่อผู้ใช้งาน และ รหัสผ่าน ใหม่อีกครั้ง',
    en: 'User not found! Please check your username and password and try again.',
  },
  'identity.captcha-required': {
    status: 403,
    th: 'มีการเข้าสู่ระบบไม่สำเร็จหลายครั้ง กรุณาผ่านการตรวจสอบว่าท่านไม่ใช่โปรแกรมอัตโนมัติก่อน',
    en: 'Sign-in failed several times. Please pass the check against automated programs first.',
  },
  'identity.captcha-invalid': {
    status: 403,
    th: 'การตรวจสอบหมดอายุหรือถูกใช้ไปแล้ว กรุณาตรวจสอบใหม่อีกครั้ง',
    en: 'The check has expired or was used. Please do it again.',
  },
  'identity.directory-unavailable': {
    status: 503,
    th: 'ระบบบัญชีกลางของหน่วยงานไม่ตอบสนอง จึงยังตรวจสอบรหัสผ่านไม่ได้ กรุณาลองใหม่อีกครั้งในอีกสักครู่',
    en: 'The directory of the agency does not answer, so the password cannot be checked. Please try again in a while.',
  },
  'identity.password-in-directory': {
    status: 409,
    th: 'บัญชีของท่านใช้รหัสผ่านของระบบบัญชีกลางของหน่วยงาน กรุณาเปลี่ยนรหัสผ่านที่ {where}',
    en: "Your account uses the password of the agency's directory. Please change it at {where}.",
  },
  'identity.provider-off': {
    status: 404,
    th: 'ระบบนี้ไม่ได้เปิดให้เข้าใช้งานด้วยบัญชีของหน่วยงาน',
    en: 'Signing in with the account of the agency is not offered here.',
  },
  'identity.provider-unavailable': {
    status: 503,
    th: 'ระบบยืนยันตัวตนของหน่วยงานไม่ตอบสนอง กรุณาลองใหม่อีกครั้ง หรือเข้าสู่ระบบด้วยชื่อผู้ใช้งานและรหัสผ่าน',
    en: 'The sign-in of the agency does not answer. Please try again, or use your username and password.',
  },
  'identity.provider-refused': {
    status: 401,
    th: 'การเข้าสู่ระบบด้วยบัญชีของหน่วยงานไม่สำเร็จหรือหมดเวลา กรุณาเริ่มใหม่อีกครั้ง',
    en: 'Signing in with the account of the agency failed or took too long. Please begin again.',
  },
  'identity.provider-unknown-person': {
    status: 403,
    th: 'ยืนยันตัวตนสำเร็จ แต่ยังไม่มีบัญชีของท่านในระบบนี้ กรุณาติดต่อผู้ดูแลระบบของหน่วยงานเพื่อขอเปิดบัญชี',
    en: 'You are who you say, but there is no account for you here yet. Please ask the administrator of your agency for one.',
  },
  'identity.registration-closed': {
    status: 403,
    th: 'หน่วยงานนี้ไม่เปิดให้ขอบัญชีด้วยตนเอง กรุณาติดต่อผู้ดูแลระบบของหน่วยงาน',
    en: 'Accounts cannot be asked for here. Please contact the administrator of your agency.',
  },
  'identity.registration-incomplete': {
    status: 422,
    th: 'กรุณากรอกข้อมูลให้ครบทุกช่อง',
    en: 'Please fill in every field.',
  },
  'identity.request-decided': {
    status: 409,
    th: 'คำขอนี้ได้รับการพิจารณาแล้ว',
    en: 'This request was decided already.',
  },
  'identity.archive-off': {
    status: 404,
    th: 'หน่วยงานนี้ยังไม่ได้เชื่อมต่อระบบจัดเก็บเอกสาร',
    en: 'The document archive is not connected here.',
  },
  'identity.archive-refused': {
    status: 401,
    th: 'ตั๋วเข้าใช้ระบบจัดเก็บเอกสารไม่ถูกต้อง หมดอายุ หรือถูกใช้ไปแล้ว',
    en: 'The ticket for the document archive is not right, has expired or was used.',
  },
  'identity.ticket-invalid': {
    status: 409,
    th: 'คำขอเข้าใช้งานแทนเครื่องเดิมหมดอายุหรือถูกใช้ไปแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง',
    en: 'The request to take over the session has expired or was used. Please sign in again.',
  },
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
  // Wrong, expired, used up, replaced and never issued alike: it must not tell which e-mails exist.
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
  // `field` names what is in use (unit-code, email, username, …), for the form to point at.
  'identity.taken': {
    status: 409,
    th: 'ข้อมูลนี้มีอยู่ในระบบแล้ว กรุณาใช้ค่าอื่น ({field})',
    en: 'This is already in use. Please choose another value ({field}).',
  },
  'identity.unit-cycle': {
    status: 409,
    th: 'ไม่สามารถย้ายหน่วยงานไปอยู่ใต้หน่วยงานของตนเอง',
    en: 'A unit cannot be moved below itself.',
  },
});
