import { defineErrors } from '@sarn/kernel';

/** Refusals of the synchronisation with the directory. */
export const directoryErrors = defineErrors({
  'personnel.directory-off': {
    status: 409,
    th: 'ยังไม่ได้ตั้งค่าระบบบัญชีกลาง (LDAP/AD) ที่เครื่องแม่ข่าย',
    en: 'No directory (LDAP/AD) is set up on the server.',
  },
  'personnel.directory-empty': {
    status: 409,
    th: 'ระบบบัญชีกลางไม่ส่งรายชื่อกลับมาเลย จึงไม่เปลี่ยนแปลงข้อมูลใด',
    en: 'The directory answered with nobody, so nothing was changed.',
  },
  'personnel.directory-old': {
    status: 409,
    th: 'ผลเปรียบเทียบนี้เก่าเกินไปหรือดำเนินการไปแล้ว กรุณาเปรียบเทียบใหม่',
    en: 'This comparison is too old or was carried out. Please compare again.',
  },
  'personnel.directory-missing': {
    status: 409,
    th: 'มีผู้ไม่อยู่ในระบบบัญชีกลาง {n} คน มากกว่าปกติ กรุณาตรวจสอบแล้วยืนยัน',
    en: '{n} people are missing from the directory, more than usual. Please check and confirm.',
  },
});
