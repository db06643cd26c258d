import { defineErrors } from '@sarn/kernel';

/** Errors of the second factor; in a file of their own to keep the sign-in page small. */
export const secondFactorErrors = defineErrors({
  'identity.second-factor-ticket-invalid': {
    status: 409,
    th: 'ขั้นตอนการเข้าสู่ระบบหมดเวลาหรือถูกใช้ไปแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง',
    en: 'This sign-in has run out of time or was used. Please sign in again.',
  },
  'identity.second-factor-wrong': {
    status: 422,
    th: 'รหัสไม่ถูกต้อง หมดเวลา หรือถูกใช้ไปแล้ว กรุณาใช้รหัสใหม่ (ลองได้อีก {left} ครั้ง)',
    en: 'The code is not right, too old or was used. Please use a new one ({left} tries left).',
  },
  'identity.second-factor-resting': {
    status: 423,
    th: 'ใส่รหัสผิดหลายครั้ง ระบบพักการตรวจรหัสของบัญชีนี้ไว้ กรุณารอ {minutes} นาทีแล้วลองใหม่',
    en: 'Too many wrong codes: codes of this account are not checked for now. Please wait {minutes} minutes.',
  },
  'identity.passkey-refused': {
    status: 401,
    th: 'ใช้พาสคีย์นี้เข้าสู่ระบบไม่ได้ กรุณาลองใหม่ หรือเข้าสู่ระบบด้วยชื่อผู้ใช้งานและรหัสผ่าน',
    en: 'This passkey does not open an account here. Please try again or sign in by username and password.',
  },
  'identity.app-added-before': {
    status: 409,
    th: 'ตั้งค่าแอปรหัสผ่านครั้งเดียวเรียบร้อยแล้วตั้งแต่ครั้งก่อน แต่แสดงรหัสกู้คืนซ้ำไม่ได้ กรุณากดสร้างรหัสกู้คืนชุดใหม่',
    en: 'The app was set up the first time, but the recovery codes can no longer be shown. Please make new recovery codes.',
  },
  'identity.recovery-codes-made-before': {
    status: 409,
    th: 'สร้างรหัสกู้คืนแล้วตั้งแต่ครั้งก่อน แต่แสดงซ้ำไม่ได้ กรุณากดสร้างรหัสกู้คืนชุดใหม่อีกครั้ง',
    en: 'The recovery codes were made the first time, but they can no longer be shown. Please make new ones.',
  },
  'identity.passkey-added-before': {
    status: 409,
    th: 'เพิ่มพาสคีย์นี้แล้วตั้งแต่ครั้งก่อน หากยังไม่ได้เก็บรหัสกู้คืน กรุณากดสร้างรหัสกู้คืนชุดใหม่',
    en: 'This passkey was added the first time. If you have no recovery codes yet, please make new ones.',
  },
  'identity.approval-refused': {
    status: 422,
    th: 'ยืนยันด้วยพาสคีย์นี้ไม่ได้ กรุณาลองใหม่ หรือใช้รหัสผ่านแทน',
    en: 'This passkey does not confirm that it is you. Please try again, or use your password.',
  },
  'identity.approval-over': {
    status: 422,
    th: 'การยืนยันด้วยพาสคีย์หมดเวลาหรือถูกใช้ไปแล้ว กรุณายืนยันใหม่อีกครั้ง',
    en: 'The confirmation by passkey has run out of time or was used. Please confirm again.',
  },
  'identity.not-offered': {
    status: 403,
    th: 'หน่วยงานนี้ยังไม่เปิดใช้วิธียืนยันตัวตนแบบนี้',
    en: 'This agency does not offer this way of proving oneself.',
  },
  'identity.second-factor-there': {
    status: 409,
    th: 'บัญชีนี้ตั้งค่าแอปยืนยันตัวตนไว้แล้ว หากเปลี่ยนเครื่อง กรุณาปิดการใช้ของเดิมก่อน',
    en: 'An authenticator app is set up already. To change it, remove the old one first.',
  },
  'identity.enrolment-over': {
    status: 409,
    th: 'การตั้งค่าแอปหมดเวลาแล้ว กรุณาเริ่มใหม่อีกครั้ง',
    en: 'Setting up the app has run out of time. Please begin again.',
  },
  'identity.code-not-fitting': {
    status: 422,
    th: 'รหัสไม่ถูกต้อง หมดเวลา หรือถูกใช้ไปแล้ว กรุณาใช้รหัสใหม่ และตรวจว่าเวลาของเครื่องตรง',
    en: 'The code is not right, too old or was used. Please use a new one and see that the clock of your device is right.',
  },
  'identity.passkey-limit': {
    status: 409,
    th: 'มีพาสคีย์ได้ไม่เกิน {limit} รายการ กรุณาลบรายการที่ไม่ใช้แล้วก่อน',
    en: 'There can be at most {limit} passkeys. Please remove one that is not used any more.',
  },
  'identity.passkey-not-made': {
    status: 422,
    th: 'สร้างพาสคีย์ไม่สำเร็จหรือหมดเวลา กรุณาลองใหม่อีกครั้ง',
    en: 'The passkey was not made, or it took too long. Please try again.',
  },
  'identity.passkey-known': {
    status: 409,
    th: 'พาสคีย์นี้มีอยู่ในระบบแล้ว',
    en: 'This passkey is known already.',
  },
  // Detected by the browser before anything was sent.
  'identity.passkey-cancelled': {
    status: 422,
    th: 'ยังไม่ได้ใช้พาสคีย์ เพราะยกเลิกหรือหมดเวลา กรุณาลองใหม่อีกครั้ง',
    en: 'No passkey was used: it was cancelled or took too long. Please try again.',
  },
  'identity.passkey-unusable': {
    status: 422,
    th: 'เบราว์เซอร์หรือที่อยู่เว็บนี้ใช้พาสคีย์ไม่ได้ กรุณาเปิดระบบจากที่อยู่หลักของหน่วยงาน หรือใช้วิธีอื่น',
    en: 'Passkeys do not work in this browser or at this address. Please open the main address of your agency or use another way.',
  },
});
