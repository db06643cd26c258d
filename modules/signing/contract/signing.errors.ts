import { defineErrors } from '@sarn/kernel';

/** Sentences of what the functions of this module refuse; whoever calls them registers these. */
export const signingErrors = defineErrors({
  'signing.wrong-secret': {
    status: 422,
    th: 'รหัสลับของกุญแจลงนามไม่ถูกต้อง กรุณาลองใหม่',
    en: 'The secret of the signing key is wrong. Please try again.',
  },
  'signing.broken-key': {
    status: 422,
    th: 'อ่านกุญแจลงนามที่เก็บไว้ไม่ได้ กรุณาขอใบรับรองใหม่',
    en: 'The stored signing key cannot be read. Please request a new certificate.',
  },
  'signing.weak-secret': {
    status: 422,
    th: 'รหัสลับของกุญแจลงนามต้องมีอย่างน้อย {least} ตัวอักษร',
    en: 'The secret of a signing key needs at least {least} characters.',
  },
  'signing.name-too-long': {
    status: 422,
    th: 'ข้อความในใบรับรองยาวเกินไป ({field} ได้ไม่เกิน {most} ตัวอักษร)',
    en: 'A text is too long for a certificate ({field}: at most {most} characters).',
  },
  'signing.name-not-valid': {
    status: 422,
    th: 'ข้อความในใบรับรองว่างหรือมีอักขระที่ใช้ไม่ได้ ({field})',
    en: 'A text of the certificate is empty or has characters that cannot be used ({field}).',
  },
  'signing.period-not-valid': {
    status: 422,
    th: 'ช่วงเวลาของใบรับรองต้องไม่กลับกันและต้องไม่เกินใบรับรองของผู้ออก',
    en: 'The period of a certificate must end after it begins, and not after that of its issuer.',
  },
  'signing.p12-wrong-secret': {
    status: 422,
    th: 'รหัสผ่านของไฟล์ใบรับรอง (P12) ไม่ถูกต้อง',
    en: 'The password of the certificate file (P12) is wrong.',
  },
  'signing.p12-broken': {
    status: 422,
    th: 'ไฟล์นี้ไม่ใช่ไฟล์ใบรับรอง (P12) หรือไฟล์เสียหาย',
    en: 'This is not a certificate file (P12), or it is damaged.',
  },
  'signing.p12-not-supported': {
    status: 422,
    th: 'ไฟล์ใบรับรองใช้วิธีเข้ารหัสที่ระบบไม่รู้จัก ({algorithm}) กรุณาส่งออกไฟล์ใหม่ด้วยวิธีมาตรฐาน',
    en: 'The certificate file is encrypted in a way that is not supported ({algorithm}). Please export it again.',
  },
  'signing.p12-no-key': {
    status: 422,
    th: 'ไม่พบกุญแจส่วนตัวพร้อมใบรับรองที่ตรงกันในไฟล์นี้',
    en: 'The file has no private key with its certificate.',
  },
  'signing.key-not-usable': {
    status: 422,
    th: 'ใบรับรองหรือกุญแจนี้ใช้ลงนามเอกสารไม่ได้ ({reason})',
    en: 'This certificate or key cannot sign documents ({reason}).',
  },
  'signing.pdf-encrypted': {
    status: 422,
    th: 'ไฟล์ PDF ถูกเข้ารหัสหรือตั้งรหัสผ่านไว้ จึงลงนามไม่ได้ กรุณาใช้ไฟล์ที่ไม่เข้ารหัส',
    en: 'The PDF is encrypted or protected by a password and cannot be signed. Please use one that is not.',
  },
  'signing.pdf-broken': {
    status: 422,
    th: 'ไฟล์ PDF เสียหายหรือไม่เป็นไปตามมาตรฐาน จึงลงนามไม่ได้ กรุณาสร้างไฟล์ใหม่',
    en: 'The PDF is damaged or not as the standard says, and cannot be signed. Please make it again.',
  },
  'signing.pdf-not-allowed': {
    status: 422,
    th: 'ไฟล์ PDF นี้ห้ามเพิ่มลายมือชื่อ ({reason})',
    en: 'This PDF does not allow further signatures ({reason}).',
  },
  'signing.pdf-no-page': {
    status: 422,
    th: 'ไม่มีหน้า {page} ในไฟล์ กรุณาเลือกตำแหน่งลายมือชื่อใหม่',
    en: 'The file has no page {page}. Please choose another place for the signature.',
  },
  'signing.pdf-no-field': {
    status: 422,
    th: 'ไฟล์ไม่มีช่องที่เว้นไว้สำหรับตราประทับอิเล็กทรอนิกส์',
    en: 'The file has no free place for the e-seal.',
  },
  'signing.appearance-not-usable': {
    status: 422,
    th: 'ภาพลายมือชื่อใช้ไม่ได้ ({reason}) กรุณาใช้ภาพ PNG 8 บิต',
    en: 'The picture of the signature cannot be used ({reason}). Please use a PNG with 8 bits.',
  },
  'signing.signature-too-large': {
    status: 422,
    th: 'ลายมือชื่อมีขนาดใหญ่กว่าที่เตรียมไว้ กรุณาเริ่มลงนามใหม่',
    en: 'The signature is larger than the place kept for it. Please start signing again.',
  },
  'signing.no-timestamp': {
    status: 503,
    th: 'ขอตราประทับเวลาไม่สำเร็จ ({reason}) ระบบจะลองใหม่ภายหลัง',
    en: 'No time stamp could be had ({reason}). It will be tried again later.',
  },
});
