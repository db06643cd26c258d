import { defineErrors } from '@sarn/kernel';

/** Refusals of the import of people and units. */
export const importErrors = defineErrors({
  'personnel.import-not-found': {
    status: 404,
    th: 'ไม่พบการนำเข้านี้แล้ว กรุณาโหลดหน้าใหม่',
    en: 'The import is gone. Please reload the page.',
  },
  'personnel.import-not-now': {
    status: 409,
    th: 'การนำเข้านี้อยู่ในขั้นตอนอื่นแล้ว กรุณาโหลดหน้าใหม่',
    en: 'The import is at another step already. Please reload the page.',
  },
  'personnel.import-no-file': {
    status: 422,
    th: 'กรุณาเลือกไฟล์ตารางหนึ่งไฟล์',
    en: 'Please choose one file with the table.',
  },
  'personnel.import-not-a-table': {
    status: 422,
    th: 'ไฟล์ “{name}” ไม่ใช่ตารางที่อ่านได้ ใช้ไฟล์ Excel (.xlsx) หรือ CSV',
    en: '“{name}” is no table that can be read. Use Excel (.xlsx) or CSV.',
  },
  'personnel.import-old-excel': {
    status: 422,
    th: 'ไฟล์ “{name}” เป็น Excel รุ่นเก่าหรือมีรหัสผ่าน กรุณาบันทึกใหม่เป็น .xlsx หรือ CSV',
    en: '“{name}” is an old Excel file or has a password. Save it as .xlsx or CSV.',
  },
  'personnel.import-protected': {
    status: 422,
    th: 'ไฟล์ “{name}” มีรหัสผ่าน กรุณาบันทึกใหม่โดยไม่ใส่รหัสผ่าน',
    en: '“{name}” is protected by a password. Save it again without one.',
  },
  'personnel.import-broken': {
    status: 422,
    th: 'ไฟล์ “{name}” เสียหรือมาไม่ครบ กรุณาส่งใหม่',
    en: '“{name}” is damaged or incomplete. Please send it again.',
  },
  'personnel.import-bomb': {
    status: 422,
    th: 'ไฟล์ “{name}” ขยายออกแล้วใหญ่เกินขนาดที่รับได้ จึงไม่เปิด',
    en: '“{name}” unpacks to more than can be taken; it was not opened.',
  },
  'personnel.import-encoding': {
    status: 422,
    th: 'อ่านตัวอักษรในไฟล์ “{name}” ไม่ได้ กรุณาบันทึกเป็น CSV แบบ UTF-8 หรือเป็น Excel',
    en: 'The letters of “{name}” cannot be read. Save it as CSV in UTF-8, or as Excel.',
  },
  'personnel.import-quote-open': {
    status: 422,
    th: 'เครื่องหมายคำพูดที่บรรทัด {line} ของไฟล์ “{name}” ไม่มีตัวปิด',
    en: 'The quotation mark in line {line} of “{name}” is never closed.',
  },
  'personnel.import-empty': {
    status: 422,
    th: 'ไฟล์ “{name}” ไม่มีข้อมูลใต้หัวตาราง',
    en: '“{name}” holds no rows below its headings.',
  },
  'personnel.import-too-many': {
    status: 422,
    th: 'ไฟล์ “{name}” มีเกิน {most} แถว ยังไม่มีอะไรถูกนำเข้า กรุณาแบ่งเป็นหลายไฟล์',
    en: '“{name}” holds more than {most} rows. Nothing was entered. Please split it.',
  },
  'personnel.import-columns-missing': {
    status: 422,
    th: 'ยังไม่ได้เลือกคอลัมน์ของช่องที่ต้องมี ({fields})',
    en: 'A needed column is not chosen ({fields}).',
  },
  'personnel.import-no-column': {
    status: 422,
    th: 'ไฟล์นี้ไม่มีคอลัมน์ของช่องนี้ กรุณาแก้ในไฟล์แล้วส่งใหม่',
    en: 'The table has no column for this. Please correct the file and send it again.',
  },
  'personnel.import-nothing': {
    status: 422,
    th: 'ไม่มีแถวที่นำเข้าได้ กรุณาแก้ตามแผ่นแก้ไขแล้วส่งใหม่',
    en: 'There is no row that can be entered. Please correct the table and send it again.',
  },
  'personnel.import-changed': {
    status: 409,
    th: 'ข้อมูลในระบบเปลี่ยนไปหลังจากที่ตรวจ กรุณาตรวจใหม่แล้วดูที่จะเปลี่ยนอีกครั้ง',
    en: 'People or units changed after the check. Please check again and look at the changes.',
  },
  'personnel.import-undo-late': {
    status: 409,
    th: 'เลิกทำไม่ได้แล้ว เกิน {days} วัน',
    en: 'It can no longer be undone: more than {days} days.',
  },
  'personnel.import-forgotten': {
    status: 410,
    th: 'ข้อมูลแถวของการนำเข้านี้ถูกลบแล้วตามกำหนดเก็บ {days} วัน',
    en: 'The rows of this import were deleted after {days} days.',
  },
});
