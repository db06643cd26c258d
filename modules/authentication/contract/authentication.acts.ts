import { kindsOf } from '@sarn/kernel';
import type { AuditAct, AuditWords } from '@sarn/kernel';

const signIn: Readonly<Record<string, AuditAct>> = {
  'signed-in': { th: 'ลงชื่อเข้าใช้ระบบ', en: 'Signed in' },
  'sign-in-failed': {
    th: 'พยายามลงชื่อเข้าใช้แต่ไม่สำเร็จ',
    en: 'Tried to sign in, in vain',
    isRefusal: true,
  },
  'account-locked': {
    th: 'บัญชีถูกพักชั่วคราวเพราะใส่รหัสผ่านผิดหลายครั้ง',
    en: 'The account rests after many wrong passwords',
    isRefusal: true,
  },
  'provider-unknown-person': {
    th: 'ลงชื่อเข้าใช้ผ่านผู้ให้บริการยืนยันตัวตนด้วยบุคคลที่ระบบไม่รู้จัก',
    en: 'Came from the identity provider, and is unknown here',
    isRefusal: true,
  },
  'session-signed-out': { th: 'ออกจากระบบ', en: 'Signed out' },
  'session-revoked': { th: 'ปิดการเข้าใช้ในอุปกรณ์อื่น', en: 'Ended a session elsewhere' },
  'session-taken-over': {
    th: 'ย้ายการเข้าใช้มาที่อุปกรณ์นี้',
    en: 'Took the session over to this device',
  },
  'session-password-changed': {
    th: 'ปิดการเข้าใช้เพราะเปลี่ยนรหัสผ่าน',
    en: 'The session ended with the change of the password',
  },
  'session-password-reset': {
    th: 'ปิดการเข้าใช้เพราะตั้งรหัสผ่านใหม่',
    en: 'The session ended with the reset of the password',
  },
  'session-suspended': {
    th: 'ปิดการเข้าใช้เพราะบัญชีถูกระงับ',
    en: 'The session ended with the suspension of the account',
  },
  'reset-requested': { th: 'ขอตั้งรหัสผ่านใหม่', en: 'Asked to reset the password' },
  'code-refused': {
    th: 'ใส่รหัสยืนยันไม่ถูกต้อง',
    en: 'Gave a wrong confirmation code',
    isRefusal: true,
  },
  'password-reset': { th: 'ตั้งรหัสผ่านใหม่ด้วยรหัสยืนยัน', en: 'Reset the password' },
  'password-changed': { th: 'เปลี่ยนรหัสผ่าน', en: 'Changed the password' },
  'password-set': { th: 'ผู้ดูแลกำหนดรหัสผ่านใหม่ให้', en: 'Set a password for somebody' },
  'archive-ticket-issued': { th: 'เปิดคลังเอกสาร', en: 'Went to the document archive' },
  'archive-ticket-redeemed': {
    th: 'คลังเอกสารรับการลงชื่อเข้าใช้',
    en: 'The archive accepted the sign-in',
  },
};

const account: Readonly<Record<string, AuditAct>> = {
  'consent-given': { th: 'แจ้งความยินยอมตามนโยบายคุ้มครองข้อมูล', en: 'Answered the privacy policy' },
  'account-requested': { th: 'ขอเปิดบัญชีผู้ใช้', en: 'Asked for an account' },
  'account-request-declined': { th: 'ไม่อนุมัติคำขอเปิดบัญชี', en: 'Declined a request for an account' },
  'account-created': { th: 'เปิดบัญชีผู้ใช้', en: 'Opened an account' },
  'account-invited': { th: 'ส่งคำเชิญกำหนดรหัสผ่าน', en: 'Invited somebody to set a password' },
  'invitation-accepted': { th: 'กำหนดรหัสผ่านตามคำเชิญ', en: 'Set the first password' },
  'account-removed': {
    th: 'ลบบัญชีที่นำเข้าและยังไม่ได้ใช้',
    en: 'Removed an account that was imported and not used',
  },
  'account-unlocked': { th: 'ปลดการพักบัญชี', en: 'Ended the rest of an account' },
  'account-closed': { th: 'ปิดบัญชีผู้ใช้', en: 'Closed an account' },
  'account-suspended': { th: 'ระงับบัญชีผู้ใช้', en: 'Suspended an account' },
  'account-reinstated': { th: 'ยกเลิกการระงับบัญชี', en: 'Lifted a suspension' },
  'account-to-directory': {
    th: 'ให้บัญชีตรวจรหัสผ่านกับระบบสารบบผู้ใช้',
    en: 'Left the password of the account to the directory',
  },
  'account-from-directory': {
    th: 'ให้บัญชีตรวจรหัสผ่านในระบบนี้',
    en: 'Took the account back from the directory',
  },
};

/** Why an account was suspended; the same as the ending of the act. */
const suspended: Readonly<Record<string, AuditAct>> = {
  'directory-missing': {
    th: 'ระงับบัญชีผู้ใช้: ไม่อยู่ในระบบบัญชีกลางแล้ว',
    en: 'Suspended an account: it is not in the directory any more',
  },
  'left-retired': {
    th: 'ระงับบัญชีผู้ใช้: เกษียณอายุราชการ',
    en: 'Suspended an account: retired',
  },
  'left-resigned': {
    th: 'ระงับบัญชีผู้ใช้: ลาออก',
    en: 'Suspended an account: resigned',
  },
  'left-moved-away': {
    th: 'ระงับบัญชีผู้ใช้: โอนไปหน่วยงานอื่น',
    en: 'Suspended an account: went to another agency',
  },
  'left-contract-over': {
    th: 'ระงับบัญชีผู้ใช้: สิ้นสุดสัญญาจ้าง',
    en: 'Suspended an account: the contract is over',
  },
  'left-died': {
    th: 'ระงับบัญชีผู้ใช้: ถึงแก่กรรม',
    en: 'Suspended an account: died',
  },
  'left-other': {
    th: 'ระงับบัญชีผู้ใช้: พ้นหน้าที่ด้วยสาเหตุอื่น',
    en: 'Suspended an account: left office for another reason',
  },
};

const reinstated: Readonly<Record<string, AuditAct>> = {
  'directory-back': {
    th: 'ยกเลิกการระงับบัญชี: กลับมาอยู่ในระบบบัญชีกลาง',
    en: 'Lifted a suspension: the account is in the directory again',
  },
};

const all = { ...signIn, ...account };

/** Names of the acts of signing in in the audit trail; the prefix is older than this module. */
export const authenticationAuditWords: AuditWords = {
  acts: {
    ...Object.fromEntries(Object.entries(all).map(([act, words]) => [`identity.${act}`, words])),
    ...kindsOf('identity.account-suspended', suspended),
    ...kindsOf('identity.account-reinstated', reinstated),
  },
  subjects: {
    account: { th: 'บัญชีผู้ใช้', en: 'Account' },
    'account-request': { th: 'คำขอเปิดบัญชี', en: 'Request for an account' },
    session: { th: 'การเข้าใช้ระบบ', en: 'Session' },
    consent: { th: 'ความยินยอม', en: 'Consent' },
  },
};
