import { defineErrors } from '@sarn/kernel';

/** Refusals of the module, with the sentence shown to the person. */
export const foreignAuthorityErrors = defineErrors({
  'signature.foreign-certificate': {
    status: 422,
    th: 'อ่านใบรับรองไม่ได้ หรือไม่ใช่ใบรับรองของผู้ออกใบรับรอง ต้องเป็นไฟล์ .pem .crt หรือ .cer',
    en: 'The certificates cannot be read, or are not those of an authority: they must be a .pem, .crt or .cer file.',
  },
  'signature.foreign-no-root': {
    status: 422,
    th: 'ไม่พบใบรับรองรากที่รับรองใบรับรองในไฟล์นี้ เลือกไฟล์ที่มีใบรับรองรากด้วย',
    en: 'No root answers for the certificates of this file: choose a file that has the root certificate, too.',
  },
  'signature.list-unreadable': {
    status: 422,
    th: 'ไฟล์นี้ไม่ใช่รายการเพิกถอนที่ลงนามโดยผู้ออกใบรับรองในหน้านี้ เพิ่มใบรับรองของผู้ออกก่อน',
    en: 'This file is no revocation list that an authority of this page signed: add the certificate of the authority first.',
  },
  'signature.list-ended': {
    status: 422,
    th: 'รายการเพิกถอนนี้หมดอายุแล้ว ดาวน์โหลดฉบับใหม่จากผู้ออกใบรับรอง',
    en: 'This revocation list has ended: get a newer one from the authority.',
  },
  'signature.list-older': {
    status: 409,
    th: 'มีรายการเพิกถอนฉบับที่ใหม่กว่าอยู่แล้ว',
    en: 'A newer revocation list is there already.',
  },
});
