/** Sentences of successful answers; those of errors are in second-factor.errors.ts. */
export const secondFactorMessages = {
  // Old clients show it unchanged, so it must say what to do.
  secondFactorNeeded: {
    th: 'บัญชีนี้ใช้การยืนยันตัวตนสองขั้น กรุณาเข้าสู่ระบบผ่านหน้าเว็บ แล้วใส่รหัสจากแอปหรือใช้พาสคีย์',
    en: 'This account uses two-step verification. Please sign in on the web page and give the code of your app or use a passkey.',
  },
  oneTimeCodesAdded: { th: 'ตั้งค่าแอปยืนยันตัวตนเรียบร้อยแล้ว', en: 'The authenticator app is set up.' },
  oneTimeCodesRemoved: { th: 'ปิดการใช้แอปยืนยันตัวตนแล้ว', en: 'The authenticator app was removed.' },
  recoveryCodesMade: {
    th: 'สร้างรหัสสำรองชุดใหม่แล้ว ชุดเดิมใช้ไม่ได้อีก',
    en: 'New recovery codes were made; the old ones have ended.',
  },
  passkeyAdded: { th: 'เพิ่มพาสคีย์เรียบร้อยแล้ว', en: 'The passkey was added.' },
  passkeyRemoved: { th: 'ลบพาสคีย์แล้ว', en: 'The passkey was removed.' },
  secondFactorReset: {
    th: 'รีเซ็ตการยืนยันตัวตนสองขั้นแล้ว ระบบแจ้งเจ้าของบัญชีทางอีเมล',
    en: 'The two-step verification was reset; the person is told by e-mail.',
  },
  secondFactorResetUntold: {
    th: 'รีเซ็ตการยืนยันตัวตนสองขั้นแล้ว ยังไม่มีเครื่องส่งอีเมล กรุณาแจ้งเจ้าของบัญชีด้วยวิธีอื่น',
    en: 'The two-step verification was reset. There is no mail server: please tell the person in another way.',
  },
} as const;

export type SecondFactorMessage = keyof typeof secondFactorMessages;
