import { defineErrors } from '@sarn/kernel';

/**
 * Errors of the ways to sign in other than name and password. Separate from the other errors, so
 * that the sign-in page need not load them: it shows the server's sentence.
 */
export const signInWayErrors = defineErrors({
  'identity.captcha-required': {
    status: 403,
    th: 'กรุณาผ่านการตรวจสอบว่าท่านไม่ใช่โปรแกรมอัตโนมัติก่อน',
    en: 'Please pass the check against automated programs first.',
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
  'identity.directory-unreachable': {
    status: 503,
    th: 'ติดต่อระบบบัญชีกลางไม่ได้ ไม่มีอะไรเปลี่ยน ให้ผู้ดูแลเครื่องแม่ข่ายตรวจที่อยู่ใน LDAP_URL และเครือข่าย',
    en: 'The directory cannot be reached; nothing was changed. Have the address in LDAP_URL and the network checked.',
  },
  'identity.directory-untrusted': {
    status: 503,
    th: 'ใบรับรองของระบบบัญชีกลางไม่น่าเชื่อถือ หมดอายุ หรือเป็นของเครื่องอื่น จึงไม่ส่งข้อมูลไป ให้ผู้ดูแลเครื่องแม่ข่ายตรวจ LDAP_CA และชื่อเครื่องใน LDAP_URL',
    en: 'The certificate of the directory is not trusted, has expired or belongs to another host, so nothing was sent. Have LDAP_CA and the host in LDAP_URL checked.',
  },
  'identity.directory-refused': {
    status: 503,
    th: 'ระบบบัญชีกลางไม่รับบัญชีที่ใช้อ่านรายชื่อ ไม่มีอะไรเปลี่ยน ให้ผู้ดูแลเครื่องแม่ข่ายตรวจ LDAP_BIND_DN และ LDAP_BIND_PASSWORD',
    en: 'The directory refused the account that reads it; nothing was changed. Have LDAP_BIND_DN and LDAP_BIND_PASSWORD checked.',
  },
  'identity.directory-no-base': {
    status: 503,
    th: 'ระบบบัญชีกลางไม่มีตำแหน่งที่กำหนดให้อ่านรายชื่อ หรือไม่อนุญาตให้อ่าน ไม่มีอะไรเปลี่ยน ให้ผู้ดูแลเครื่องแม่ข่ายตรวจ LDAP_BASE',
    en: 'The directory has no such base, or does not let it be read; nothing was changed. Have LDAP_BASE checked.',
  },
  'identity.directory-unreadable': {
    status: 503,
    th: 'อ่านรายชื่อจากระบบบัญชีกลางไม่สำเร็จหรือได้ไม่ครบ จึงไม่เปลี่ยนแปลงข้อมูลใด กรุณาลองใหม่ หากยังไม่สำเร็จ ผู้ดูแลเครื่องแม่ข่ายดูสาเหตุได้ในบันทึกของเครื่อง',
    en: 'The directory could not be read, or only in part, so nothing was changed. Please try again; the log of the server has the cause.',
  },
  'identity.directory-off': {
    status: 409,
    th: 'ระบบนี้ยังไม่ได้เชื่อมต่อระบบบัญชีกลางของหน่วยงาน จึงกำหนดให้บัญชีใช้รหัสผ่านของระบบบัญชีกลางไม่ได้',
    en: 'No directory of the agency is connected, so no account can use its password.',
  },
  'identity.directory-name-taken': {
    status: 409,
    th: 'ชื่อผู้ใช้ในระบบบัญชีกลางนี้ผูกกับบัญชีของบุคคลอื่นแล้ว',
    en: 'This user of the directory belongs to the account of somebody else already.',
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
});
