/** Sentences of successful answers; those of errors are in authentication.errors.ts. */
export const authenticationMessages = {
  signedIn: { th: 'เข้าสู่ระบบสำเร็จ !', en: 'Signed in.' },
  credentialsRight: { th: 'ตรวจสอบข้อมูลผู้ใช้งานเรียบร้อยแล้ว', en: 'Username and password are right.' },
  sessionElsewhere: {
    th: 'บัญชีนี้กำลังเข้าใช้งานอยู่ที่เครื่องอื่น ({device}) หากเข้าใช้งานเครื่องนี้ เครื่องเดิมจะออกจากระบบ',
    en: 'This account is signed in on another device ({device}). Signing in here ends that session.',
  },
  signedOut: { th: 'ออกจากระบบเรียบร้อยแล้ว', en: 'Signed out.' },
  codeSent: {
    th: 'หากอีเมลนี้อยู่ในระบบ ท่านจะได้รับรหัสยืนยันภายในไม่กี่นาที กรุณาตรวจสอบกล่องจดหมาย',
    en: 'If this e-mail is known, a confirmation code arrives within minutes. Please check your mailbox.',
  },
  passwordReset: {
    th: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่',
    en: 'The password was changed. Please sign in with the new one.',
  },
  passwordChanged: {
    th: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว เครื่องอื่นที่เข้าใช้งานอยู่ถูกออกจากระบบ',
    en: 'The password was changed and other devices were signed out.',
  },
  invitationAccepted: {
    th: 'กำหนดรหัสผ่านเรียบร้อยแล้ว กรุณาเข้าสู่ระบบ',
    en: 'Your password was set. Please sign in.',
  },
  consentSaved: { th: 'บันทึกข้อมูลเรียบร้อยแล้ว', en: 'Your choice was saved.' },
  accountRequested: {
    th: 'ส่งคำขอเรียบร้อยแล้ว ผู้ดูแลระบบจะแจ้งผลให้ทราบทางอีเมล',
    en: 'Your request was sent. The administrator will answer by e-mail.',
  },
  accountApproved: {
    th: 'เปิดบัญชีเรียบร้อยแล้ว ระบบแจ้งวิธีตั้งรหัสผ่านให้ผู้ขอทางอีเมล',
    en: 'The account was made; how to set a password was mailed.',
  },
  accountDeclined: {
    th: 'บันทึกการไม่อนุมัติเรียบร้อยแล้ว ระบบแจ้งผลให้ผู้ขอทางอีเมล',
    en: 'The request was declined, and this was mailed.',
  },
  accountApprovedUntold: {
    th: 'เปิดบัญชีเรียบร้อยแล้ว แต่ยังไม่มีเครื่องส่งอีเมล ผู้ขอยังไม่ได้รับแจ้ง กรุณากำหนด SMTP_URL แล้วแจ้งผู้ขอให้ตั้งรหัสผ่านที่หน้า “ลืมรหัสผ่าน”',
    en: 'The account was made, but there is no mail server: nobody is told. Set SMTP_URL, then tell the person to set a password under “Forgot password”.',
  },
  accountDeclinedUntold: {
    th: 'บันทึกการไม่อนุมัติเรียบร้อยแล้ว แต่ยังไม่มีเครื่องส่งอีเมล กรุณาแจ้งผู้ขอด้วยวิธีอื่น',
    en: 'The request was declined, but there is no mail server: please tell the person in another way.',
  },
  sessionRevoked: { th: 'ยกเลิกการเข้าใช้งานเรียบร้อยแล้ว', en: 'The session was ended.' },
} as const;

export type AuthenticationMessage = keyof typeof authenticationMessages;
