import { defineErrors } from '@sarn/kernel';

/** Refusals of the module, with the sentence shown to the person. */
export const signatureErrors = defineErrors({
  'signature.no-pages': {
    status: 409,
    th: 'หนังสือฉบับนี้ไม่มีหน้าที่ระบบพิมพ์ให้ จึงลงลายมือชื่อดิจิทัลไม่ได้ ลงนามด้วยรหัสผ่านแทน',
    en: 'The system prints no pages of this document, so it cannot be signed digitally: sign with the password.',
  },
  'signature.number-later': {
    status: 409,
    th: 'หนังสือชนิดนี้ออกเลขหลังลงนาม และหน่วยงานยังไม่มีตราประทับอิเล็กทรอนิกส์ที่จะลงเลขและวันที่ กรุณาลงนามด้วยรหัสผ่าน หรือแจ้งผู้ดูแลระบบ',
    en: 'Documents of this kind are numbered after the signature, and the agency has no e-seal that could add number and date: sign with the password, or tell your administrator.',
  },
  'signature.follows': {
    status: 409,
    th: 'ผู้ลงนามก่อนหน้าลงลายมือชื่อดิจิทัลในไฟล์แล้ว จึงต้องลงลายมือชื่อดิจิทัลต่อ กรุณาใช้ใบรับรองของท่าน หรือส่งกลับเพื่อเริ่มใหม่',
    en: 'Somebody has signed the file digitally before, so it must be signed digitally: use your certificate, or send it back to begin again.',
  },
  'signature.seal-pending': {
    status: 409,
    th: 'กำลังประทับตราอิเล็กทรอนิกส์พร้อมเลขและวันที่ลงในไฟล์ที่ลงนามแล้ว ยังส่งออกไม่ได้ กรุณารอสักครู่แล้วลองใหม่',
    en: 'The e-seal is putting number and date into the signed file: the letter cannot be sent yet. Please try again in a moment.',
  },
  'signature.seal-second': {
    status: 409,
    th: 'หน่วยงานกำหนดให้เจ้าหน้าที่อีกคนหนึ่งยืนยันการประทับตราอิเล็กทรอนิกส์ก่อนส่งออก ยืนยันได้ที่แผงลายมือชื่อดิจิทัลของเรื่องนี้',
    en: 'A second person has to confirm the e-seal before the letter is sent, in the panel of digital signatures of this document.',
  },
  'signature.seal-own': {
    status: 409,
    th: 'ผู้ออกเลขหรือผู้ลงนามยืนยันการประทับตราอิเล็กทรอนิกส์เองไม่ได้ ต้องเป็นเจ้าหน้าที่สารบรรณอีกคนหนึ่ง',
    en: 'Whoever gave the number or signed cannot confirm the e-seal: it takes another clerk of the registry.',
  },
  'signature.seal-none': {
    status: 409,
    th: 'เรื่องนี้ไม่มีการประทับตราอิเล็กทรอนิกส์ที่รอยืนยัน',
    en: 'No e-seal of this document waits for a confirmation.',
  },
  'signature.seal-forbidden': {
    status: 403,
    th: 'เฉพาะเจ้าหน้าที่สารบรรณของหน่วยงานที่ออกเลขเท่านั้นที่ยืนยันการประทับตราอิเล็กทรอนิกส์ได้',
    en: 'Only clerks of the registry that gives the number can confirm the e-seal.',
  },
  'signature.certificate-needed': {
    status: 409,
    th: 'หน่วยงานกำหนดให้ลงนามหนังสือชนิดนี้ในตำแหน่งนี้ด้วยลายมือชื่อดิจิทัล ขอใบรับรองได้ที่หน้าข้อมูลส่วนตัว',
    en: 'The agency wants documents of this kind to be signed digitally by this post. You can ask for a certificate on your profile.',
  },
  'signature.picture-needed': {
    status: 409,
    th: 'หน่วยงานกำหนดให้ลงนามหนังสือชนิดนี้ในตำแหน่งนี้ด้วยภาพลายมือชื่อขึ้นไป เลือกภาพลายมือชื่อในแบบลงนาม',
    en: 'The agency wants documents of this kind to be signed with a hand signature at least by this post: choose it in the form.',
  },
  'signature.picture-missing': {
    status: 409,
    th: 'ท่านยังไม่มีภาพลายมือชื่อ หรือภาพลายมือชื่อย่อสำหรับหนังสือประทับตรา เพิ่มที่หน้าข้อมูลส่วนตัวก่อน แล้วลงนามอีกครั้ง',
    en: 'You have no hand signature yet, or no initials for a stamped letter: add it on your profile, and sign again.',
  },
  'signature.post-excluded': {
    status: 409,
    th: 'ตามนโยบายการลงนามของหน่วยงาน ตำแหน่งนี้ลงนามหนังสือชนิดนี้ในขั้นนี้ไม่ได้ ส่งกลับเพื่อเปลี่ยนผู้ลงนาม หรือแจ้งผู้ดูแลระบบ',
    en: 'By the rules of the agency, this post does not sign documents of this kind at this step: send it back for another signatory, or tell your administrator.',
  },
  'signature.person-left': {
    status: 409,
    th: 'บุคคลนี้พ้นจากหน่วยงานแล้ว หรือบัญชีถูกระงับ จึงลงนามไม่ได้',
    en: 'This person has left, or the account is suspended: nothing more is signed in their name.',
  },
  'signature.no-mail': {
    status: 409,
    th: 'ท่านไม่มีอีเมลในทะเบียนบุคลากร จึงรับรหัสทางอีเมลไม่ได้ กรุณาติดต่องานการเจ้าหน้าที่ หรือรับรหัสทางอื่น',
    en: 'Your record has no e-mail address, so no code can be sent there: please ask the personnel office, or get the code in another way.',
  },
  'signature.no-line': {
    status: 409,
    th: 'บัญชีของท่านยังไม่ได้เชื่อมกับ LINE หรือท่านบล็อกบัญชี LINE ของหน่วยงานอยู่ เชื่อมได้ที่หน้าบัญชี LINE หรือรับรหัสทางอื่น',
    en: 'Your account is not linked to LINE, or you have blocked the LINE account of the agency: link it on the page LINE account, or get the code in another way.',
  },
  'signature.mail-failed': {
    status: 503,
    th: 'ส่งรหัสทางอีเมลไม่สำเร็จ เพราะเครื่องแม่ข่ายอีเมลไม่รับข้อความ ยังไม่มีการลงนาม รับรหัสทางอื่นหรือใช้รหัสจากแอปยืนยันตัวตนแทน หรือลองใหม่ภายหลัง',
    en: 'The code could not be sent by e-mail, because the mail server did not take it, and nothing was signed: get it in another way, use the code of your app, or try again later.',
  },
  'signature.mail-failed-alone': {
    status: 503,
    th: 'ส่งรหัสทางอีเมลไม่สำเร็จ เพราะเครื่องแม่ข่ายอีเมลไม่รับข้อความ ยังไม่มีการลงนาม กรุณาลองใหม่ภายหลัง หรือแจ้งผู้ดูแลระบบ',
    en: 'The code could not be sent by e-mail, because the mail server did not take it, and nothing was signed: try again later, or tell your administrator.',
  },
  'signature.line-failed': {
    status: 503,
    th: 'ส่งรหัสทาง LINE ไม่สำเร็จ ยังไม่มีการลงนาม รับรหัสทางอื่นหรือใช้รหัสจากแอปยืนยันตัวตนแทน หรือลองใหม่ภายหลัง',
    en: 'The code could not be sent by LINE, and nothing was signed: get it in another way, use the code of your app, or try again later.',
  },
  'signature.line-failed-alone': {
    status: 503,
    th: 'ส่งรหัสทาง LINE ไม่สำเร็จ ยังไม่มีการลงนาม กรุณาลองใหม่ภายหลัง หรือแจ้งผู้ดูแลระบบให้เปิดช่องทางอื่น',
    en: 'The code could not be sent by LINE, and nothing was signed: try again later, or ask your administrator to open another way.',
  },
  'signature.code-way-closed': {
    status: 409,
    th: 'หน่วยงานไม่ได้เปิดให้รับรหัสทางนี้ เลือกช่องทางอื่น',
    en: 'The agency does not send codes in this way: choose another one.',
  },
  'signature.code-way-last': {
    status: 422,
    th: 'ต้องเปิดช่องทางรับรหัสไว้อย่างน้อยหนึ่งช่องทาง มิฉะนั้นผู้ลงนามจะยืนยันไม่ได้',
    en: 'One of the ways has to stay open: without it nobody could confirm a signature.',
  },
  'signature.code-soon': {
    status: 429,
    th: 'ส่งรหัสใหม่ได้ในอีก {seconds} วินาที',
    en: 'Another code can be sent in {seconds} seconds.',
  },
  'signature.code-missing': {
    status: 422,
    th: 'กรอกรหัส 6 หลักที่ได้รับหรือจากแอปยืนยันตัวตน',
    en: 'Enter the code of six digits that was sent to you or that your app shows.',
  },
  'signature.code-wrong': {
    status: 403,
    th: 'รหัส 6 หลักไม่ถูกต้อง หมดอายุ หรือใช้ไปแล้ว ขอรหัสใหม่ได้',
    en: 'The code is wrong, has expired or was used: you can ask for another one.',
  },
  'signature.unknown-code': {
    status: 404,
    th: 'ไม่พบหนังสือจากรหัสนี้ ตรวจรหัสอีกครั้ง หรือสอบถามหน่วยงานที่ออกหนังสือ',
    en: 'No document has this code. Check the code, or ask the agency that issued the document.',
  },
  'signature.time-stale': {
    status: 409,
    th: 'มีผู้แก้ไขก่อนท่าน ({name} {at}) กรุณาตรวจส่วนที่ต่างกัน',
    en: 'Somebody changed these settings before you ({name}, {at}). Please check the differences.',
  },
  'signature.time-address': {
    status: 422,
    th: 'ที่อยู่ของผู้ประทับเวลาต้องขึ้นต้นด้วย https:// หรือ http:// และไม่มีชื่อผู้ใช้ในที่อยู่',
    en: 'The address must begin with https:// or http://, without a user name in it.',
  },
  'signature.time-address-inside': {
    status: 422,
    th: 'ที่อยู่นี้อยู่ในเครือข่ายภายใน ผู้ดูแลเครื่องแม่ข่ายต้องอนุญาตก่อน (SARN_TIMESTAMP_NETWORKS)',
    en: 'This address is inside a private network: whoever runs the server has to allow it (SARN_TIMESTAMP_NETWORKS).',
  },
  'signature.time-password-open': {
    status: 422,
    th: 'ส่งรหัสผ่านทาง http:// ไม่ได้ เพราะผู้อื่นอ่านได้ ใช้ที่อยู่ https://',
    en: 'A password is not sent by http://, where others can read it: use an address with https://.',
  },
  'signature.time-certificate': {
    status: 422,
    th: 'อ่านใบรับรองของผู้ประทับเวลาไม่ได้ ต้องเป็นไฟล์ .pem .crt หรือ .cer',
    en: 'The certificates cannot be read: they must be a .pem, .crt or .cer file.',
  },
  'signature.time-certificate-missing': {
    status: 422,
    th: 'เลือกใบรับรองของผู้ประทับเวลา เพื่อตรวจว่าคำตอบมาจากผู้นั้นจริง',
    en: 'Choose the certificate of the authority, by which its answers are checked.',
  },
  'signature.busy': {
    status: 503,
    th: 'มีผู้ออกเลขในทะเบียนเดียวกันพร้อมกันหลายคน ยังไม่ได้ลงนาม กรุณาลองใหม่',
    en: 'Several people take numbers of this register at once. Nothing was signed: please try again.',
  },
  'signature.prepared-anew': {
    status: 409,
    th: 'เลขที่ วันที่ เวลา หรือเนื้อหาเปลี่ยนหลังจากแสดงค่าแฮช จึงยังไม่ได้ลงนาม ดูค่าแฮชใหม่แล้วกดลงนามอีกครั้ง',
    en: 'Number, date, time or text are no longer those of the hash that was shown. Nothing was signed: please look at the new hash and sign again.',
  },
  'signature.unexpected': {
    status: 500,
    th: 'เกิดข้อผิดพลาดที่ไม่คาดไว้ รายละเอียดอยู่ในบันทึกของเครื่องแม่ข่าย',
    en: 'An unexpected error: the log of the server tells more.',
  },
  'signature.interrupted': {
    status: 503,
    th: 'ระบบหยุดกลางคันขณะลงนาม หนังสือไม่ถูกแตะต้อง',
    en: 'The system stopped while it was signed: the document was left untouched.',
  },
});
