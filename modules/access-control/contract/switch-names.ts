import type { Bilingual } from '@sarn/kernel';

/** Names of the functions of the system: the switches of the deployment file. */
export const switchNames: Readonly<Record<string, Bilingual>> = {
  captcha: {
    th: 'ยืนยันว่าไม่ใช่โปรแกรมอัตโนมัติเมื่อเข้าใช้ผิดหลายครั้ง',
    en: 'Proof of work after failed sign-ins',
  },
  lineService: {
    th: 'แจ้งเตือนทาง LINE',
    en: 'Notices by LINE',
  },
  a4Preview: {
    th: 'แสดงตัวอย่างกระดาษ A4',
    en: 'Preview of the A4 page',
  },
  speechToText: {
    th: 'พิมพ์ด้วยเสียง',
    en: 'Typing by voice',
  },
  singleSession: {
    th: 'เข้าใช้ได้ครั้งละหนึ่งเครื่อง',
    en: 'One device at a time',
  },
  forgotPasswordAsksIdCard: {
    th: 'ลืมรหัสผ่านต้องกรอกเลขประจำตัวประชาชน',
    en: 'A forgotten password asks for the ID card',
  },
  forgotPasswordChecksEmail: {
    th: 'ตรวจรูปแบบอีเมลก่อนส่งคำขอลืมรหัสผ่าน',
    en: 'The form of the forgotten password checks the address',
  },
  idleCountdown: {
    th: 'นับถอยหลังก่อนออกจากระบบเมื่อไม่ใช้งาน',
    en: 'Countdown before signing out',
  },
  orderAsksPassword: {
    th: 'ยืนยันการสั่งการด้วยรหัสผ่าน',
    en: 'Orders are confirmed by password',
  },
  registration: {
    th: 'เปิดให้ขอบัญชีได้เอง',
    en: 'Anybody may ask for an account',
  },
  oneTimeCodes: {
    th: 'รหัสใช้ครั้งเดียวจากแอป',
    en: 'One-time codes of an app',
  },
  passkeys: {
    th: 'เข้าใช้ด้วยพาสคีย์',
    en: 'Passkeys',
  },
  secondPerson: {
    th: 'การเปลี่ยนสิทธิ์ที่สำคัญต้องมีผู้ดูแลอีกคนยืนยัน',
    en: 'Dangerous changes need another administrator',
  },
  webPush: {
    th: 'แจ้งเตือนผ่านเบราว์เซอร์',
    en: 'Notices of the browser',
  },
};
