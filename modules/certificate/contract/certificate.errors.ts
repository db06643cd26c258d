import { defineErrors } from '@sarn/kernel';

/** Refusals of the module, with the sentence shown to the person. */
export const certificateErrors = defineErrors({
  'certificate.no-authority': {
    status: 409,
    th: 'หน่วยงานยังไม่ได้ตั้งผู้ออกใบรับรอง กรุณาติดต่อผู้ดูแลระบบ',
    en: 'The agency has no certification authority yet: please ask an administrator.',
  },
  'certificate.authority-made-before': {
    status: 409,
    th: 'ตั้งผู้ออกใบรับรองแล้วตั้งแต่ครั้งก่อน แต่กุญแจรากมอบให้ได้ครั้งเดียว หากยังไม่ได้เก็บไว้และยังไม่ได้ออกใบรับรองให้ผู้ใด กรุณากดตั้งใหม่อีกครั้ง',
    en: 'The authority was made the first time, but its root key is handed out only once. If you do not have it and nothing was issued yet, please make the authority again.',
  },
  'certificate.authority-exists': {
    status: 409,
    th: 'ผู้ออกใบรับรองนี้ออกใบรับรองไปแล้ว ตั้งใหม่ไม่ได้',
    en: 'The authority has issued certificates already: it cannot be made again.',
  },
  'certificate.authority-locked': {
    status: 409,
    th: 'ผู้ออกใบรับรองล็อกอยู่ จึงออกหรือต่ออายุใบรับรองไม่ได้ ให้ผู้ที่ทราบรหัสลับเปิดที่ ตั้งค่า ใบรับรองอิเล็กทรอนิกส์รายบุคคล แล้วลองใหม่ การระงับและเพิกถอนทำได้ตามปกติ',
    en: 'The certification authority is locked: nothing can be issued or renewed. Somebody who knows its secret has to unlock it in the settings of certificates; then try again. Suspending and revoking work as always.',
  },
  'certificate.wrong-issuing-secret': {
    status: 403,
    th: 'รหัสลับของผู้ออกใบรับรองไม่ถูกต้อง',
    en: 'The secret of the certification authority is wrong.',
  },
  'certificate.authority-protected': {
    status: 409,
    th: 'ผู้ออกใบรับรองมีรหัสลับปกป้องอยู่แล้ว',
    en: 'The certification authority is protected by a secret already.',
  },
  'certificate.authority-not-protected': {
    status: 409,
    th: 'ผู้ออกใบรับรองยังไม่มีรหัสลับปกป้อง',
    en: 'The certification authority has no secret.',
  },
  'certificate.authority-opened-by-file': {
    status: 409,
    th: 'กุญแจเปิดจากไฟล์รหัสลับของเครื่องแม่ข่าย ล็อกที่นี่ไม่ได้ ต้องนำไฟล์ออกแล้วเริ่มระบบใหม่',
    en: 'The key is opened by the secret in a file of the server: it cannot be locked here. Remove the file and start again.',
  },
  'certificate.issuing-secret-missing': {
    status: 422,
    th: 'ระบุรหัสลับของผู้ออกใบรับรอง',
    en: 'Give a secret of the certification authority.',
  },
  'certificate.issuing-file-unusable': {
    status: 409,
    th: 'อ่านไฟล์รหัสลับที่ SARN_ISSUING_SECRET_FILE ระบุไม่ได้ หรือรหัสในไฟล์สั้นกว่า {least} ตัวอักษร',
    en: 'The file that SARN_ISSUING_SECRET_FILE names cannot be read, or its secret has fewer than {least} characters.',
  },
  'certificate.list-days-changed': {
    status: 409,
    th: 'มีผู้เปลี่ยนอายุรายการเพิกถอนไปแล้ว ตรวจค่าปัจจุบันก่อนบันทึกใหม่',
    en: 'Somebody else changed how long lists are good for: look at the present value first.',
  },
  'certificate.asked-already': {
    status: 409,
    th: 'ท่านมีใบรับรองหรือคำขอที่ยังไม่สิ้นสุดอยู่แล้ว',
    en: 'You already have a certificate or a request that is not decided.',
  },
  'certificate.wrong-password': {
    status: 403,
    th: 'รหัสผ่านของบัญชีไม่ถูกต้อง',
    en: 'The password of the account is wrong.',
  },
  'certificate.wrong-secret': {
    status: 403,
    th: 'รหัสลงนามไม่ถูกต้อง',
    en: 'The signing password is wrong.',
  },
  'certificate.secret-is-password': {
    status: 422,
    th: 'รหัสลงนามต้องไม่ซ้ำกับรหัสผ่านของบัญชี',
    en: 'The signing password must differ from the password of the account.',
  },
  'certificate.own-request': {
    status: 409,
    th: 'ผู้ขอพิจารณาคำขอของตนเองไม่ได้ ต้องให้ผู้ดูแลอีกคนพิจารณา',
    en: 'Whoever asked cannot decide the request: another administrator has to.',
  },
  'certificate.own-certificate': {
    status: 409,
    th: 'เปลี่ยนใบรับรองของตนเองที่นี่ไม่ได้ ต้องให้ผู้ดูแลอีกคนดำเนินการ',
    en: 'Your own certificate cannot be changed here: another administrator has to.',
  },
  'certificate.reason-missing': {
    status: 422,
    th: 'ระบุเหตุผลที่ไม่อนุมัติ',
    en: 'A refusal needs a reason.',
  },
  'certificate.person-left': {
    status: 409,
    th: 'บุคคลนี้พ้นจากหน่วยงานแล้ว หรือบัญชีถูกระงับ ออกหรือใช้ใบรับรองไม่ได้',
    en: 'This person has left, or the account is suspended: no certificate can be issued or used.',
  },
  'certificate.too-early': {
    status: 409,
    th: 'ขอต่ออายุได้เมื่อเหลือไม่เกิน {days} วันก่อนหมดอายุ',
    en: 'The renewal can be asked for in the last {days} days.',
  },
  'certificate.not-possible': {
    status: 409,
    th: 'ทำรายการนี้กับใบรับรองในสถานะปัจจุบันไม่ได้',
    en: 'This is not possible in the present state of the certificate.',
  },
  'certificate.bad-file': {
    status: 422,
    th: 'อ่านไฟล์นี้ไม่ได้ ต้องเป็นไฟล์ .p12 หรือ .pfx ที่มีใบรับรองและกุญแจสำหรับลงนาม',
    en: 'This file cannot be read: it must be a .p12 or .pfx with a certificate and a key for signing.',
  },
  'certificate.wrong-file-password': {
    status: 422,
    th: 'รหัสผ่านของไฟล์ไม่ถูกต้อง',
    en: 'The password of the file is wrong.',
  },
  'certificate.not-valid-now': {
    status: 422,
    th: 'ใบรับรองหมดอายุแล้ว',
    en: 'The certificate has ended.',
  },
  'certificate.not-yet-valid': {
    status: 422,
    th: 'ใบรับรองใช้ได้ตั้งแต่ {from} ก่อนหน้านั้นลงนามไม่ได้ เพราะผู้ตรวจจะถือว่าลายมือชื่อไม่ถูกต้อง',
    en: 'The certificate is valid from {fromEn} on: what is signed with it before would be judged invalid.',
  },
  'certificate.taken': {
    status: 409,
    th: 'ใบรับรองนี้มีผู้นำเข้าแล้ว',
    en: 'Somebody imported this certificate already.',
  },
  'certificate.nothing-waits': {
    status: 409,
    th: 'ไม่มีคำขอหรือใบรับรองของผู้ให้บริการอื่นที่ใช้ไฟล์นี้ได้',
    en: 'There is no request for another authority, and no certificate of one, to which this could belong.',
  },
  'certificate.unreadable': {
    status: 422,
    th: 'ไฟล์นี้ไม่มีใบรับรองที่อ่านได้ ใช้ไฟล์ .cer .crt .pem หรือ .p7b ที่ผู้ให้บริการส่งมา',
    en: 'This file has no certificate that can be read: use the .cer, .crt, .pem or .p7b of the authority.',
  },
  'certificate.other-key': {
    status: 422,
    th: 'ใบรับรองในไฟล์ไม่ได้ออกให้กุญแจของท่าน ตรวจว่าเป็นไฟล์ของคำขอล่าสุด',
    en: 'No certificate in this file is for your key: check that it answers the last request.',
  },
  'certificate.not-for-signing': {
    status: 422,
    th: 'ใบรับรองนี้ผู้ให้บริการไม่ได้ออกให้ใช้ลงนามเอกสาร ขอใบรับรองสำหรับลงนาม',
    en: 'The authority did not issue this certificate for signing documents: ask it for one that is.',
  },
  'certificate.not-trusted': {
    status: 409,
    th: 'หน่วยงานยังไม่ได้เชื่อถือผู้ออกใบรับรองนี้ ({issuer}) แจ้งผู้ดูแลระบบให้เพิ่มที่หน้าตั้งค่า ผู้ออกใบรับรองภายนอก แล้วนำไฟล์เดิมมาอีกครั้ง',
    en: 'The agency does not trust the issuer of this certificate ({issuer}) yet: ask an administrator to add it in the settings of other authorities, and bring the same file again.',
  },
  'certificate.chain-broken': {
    status: 422,
    th: 'ใบรับรองของผู้ออกที่อยู่เหนือขึ้นไปหมดอายุหรือใช้ตรวจไม่ได้ ขอไฟล์ใหม่จากผู้ให้บริการ',
    en: 'A certificate above this one has ended or cannot be checked: ask the authority for a new file.',
  },
  'certificate.none': {
    status: 409,
    th: 'ท่านยังไม่มีใบรับรองสำหรับลงนาม',
    en: 'You have no certificate to sign with.',
  },
  'certificate.suspended': {
    status: 409,
    th: 'ใบรับรองของท่านถูกระงับ ลงนามไม่ได้จนกว่าจะเลิกระงับ',
    en: 'Your certificate is suspended: it cannot sign until it is resumed.',
  },
  'certificate.no-tokens': {
    status: 409,
    th: 'เครื่องแม่ข่ายนี้ไม่ได้ต่อกับอุปกรณ์เก็บกุญแจ',
    en: 'No device for keys is attached to this server.',
  },
  'certificate.token-taken': {
    status: 409,
    th: 'มีผู้อื่นใช้อุปกรณ์นี้อยู่แล้ว แต่ละคนต้องมีอุปกรณ์ของตนเอง',
    en: 'Somebody else uses this device: everybody needs one of their own.',
  },
  'certificate.token-absent': {
    status: 503,
    th: 'ไม่พบอุปกรณ์เก็บกุญแจ ตรวจว่าเสียบหรือเชื่อมต่ออยู่ แล้วลองใหม่ หรือแจ้งผู้ดูแลระบบ ยังไม่มีการลงนาม',
    en: 'The device with the key is not there: check that it is attached and try again, or tell your administrator. Nothing was signed.',
  },
  'certificate.wrong-pin': {
    status: 403,
    th: 'PIN ของอุปกรณ์ไม่ถูกต้อง กรอกผิดติดกันหลายครั้งอุปกรณ์จะล็อก',
    en: 'The PIN of the device is wrong. Several wrong ones in a row lock it.',
  },
  'certificate.pin-last-try': {
    status: 403,
    th: 'PIN ไม่ถูกต้อง หากผิดอีกครั้งเดียวอุปกรณ์จะล็อก ตรวจ PIN ให้แน่ใจก่อนลองใหม่',
    en: 'The PIN is wrong, and one more wrong one locks the device: make sure of it before you try again.',
  },
  'certificate.token-locked': {
    status: 409,
    th: 'อุปกรณ์ล็อกแล้วเพราะกรอก PIN ผิดหลายครั้ง ติดต่อผู้ดูแลอุปกรณ์เพื่อปลดล็อก',
    en: 'The device is locked after too many wrong PINs: whoever looks after it has to unlock it.',
  },
  'certificate.token-no-key': {
    status: 409,
    th: 'ไม่พบกุญแจของท่านในอุปกรณ์ อุปกรณ์อาจถูกล้างหรือเป็นคนละเครื่อง หากหายจริงให้ยกเลิกใบรับรองแล้วขอใหม่',
    en: 'Your key is not in the device, which may have been cleared or be another one. If it is lost, revoke the certificate and ask for a new one.',
  },
  'certificate.token-refused': {
    status: 503,
    th: 'อุปกรณ์เก็บกุญแจไม่ทำตามคำสั่ง รายละเอียดอยู่ในบันทึกของเครื่องแม่ข่าย ยังไม่มีการลงนาม',
    en: 'The device refused. The log of the server tells more. Nothing was signed.',
  },
  'certificate.in-token': {
    status: 409,
    th: 'กุญแจอยู่ในอุปกรณ์ เปลี่ยน PIN ด้วยโปรแกรมของอุปกรณ์',
    en: 'The key is in a device: its PIN is changed with the program of the device.',
  },
});
