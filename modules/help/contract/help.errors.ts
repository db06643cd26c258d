import { defineErrors } from '@sarn/kernel';

/** Refusals of help. */
export const helpErrors = defineErrors({
  'help.manual-not-found': {
    status: 404,
    th: 'ไม่พบคู่มือที่ต้องการ คู่มืออาจถูกลบหรือซ่อนไว้แล้ว',
    en: 'The manual was not found. It may have been removed or hidden.',
  },
  'help.manual-kind': {
    status: 422,
    th: 'ชนิดของไฟล์ {name} ไม่ตรงกับประเภทคู่มือที่เลือก กรุณาเลือกประเภทหรือไฟล์ใหม่',
    en: 'The file {name} does not fit the chosen kind of manual. Please choose another kind or file.',
  },
  'help.group-unknown': {
    status: 422,
    th: 'ไม่พบกลุ่มผู้ใช้ที่เลือก กรุณาเลือกใหม่',
    en: 'A chosen group of users was not found. Please choose again.',
  },
  'help.too-many-manuals': {
    status: 409,
    th: 'มีคู่มือครบ {limit} รายการแล้ว กรุณาลบรายการที่ไม่ใช้ก่อน',
    en: 'There are {limit} manuals already. Please remove one that is no longer used.',
  },
  'help.view-ended': {
    status: 404,
    th: 'ที่อยู่สำหรับเปิดไฟล์นี้หมดอายุแล้ว กรุณาเปิดใหม่จากหน้าคู่มือ',
    en: 'The address of this file has run out. Please open it again from the manual page.',
  },
  'help.policy-not-found': {
    status: 404,
    th: 'ไม่พบนโยบายฉบับที่ต้องการ',
    en: 'This version of the policy was not found.',
  },
  'help.policy-taken': {
    status: 409,
    th: 'มีนโยบายฉบับที่ {version} อยู่แล้ว กรุณาใช้เลขฉบับอื่น',
    en: 'There is a version {version} already. Please name the new one otherwise.',
  },
  'help.policy-past': {
    status: 422,
    th: 'วันที่มีผลบังคับใช้ต้องเป็นวันนี้หรือหลังจากนี้',
    en: 'The policy can come into force today or later.',
  },
});
