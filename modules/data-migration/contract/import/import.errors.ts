import { defineErrors } from '@sarn/kernel';

/** What importing a register of an older system can refuse. */
export const importErrors = defineErrors({
  'registry.import-not-found': {
    status: 404,
    th: 'ไม่พบการนำเข้านี้แล้ว กรุณาโหลดหน้าใหม่',
    en: 'The import is gone. Please reload the page.',
  },
  'registry.import-no-sheet': {
    status: 422,
    th: 'กรุณาเลือกไฟล์ตารางหนึ่งไฟล์',
    en: 'Please choose one file with the table.',
  },
  'registry.import-not-a-table': {
    status: 422,
    th: 'ไฟล์ “{name}” ไม่ใช่ตารางที่อ่านได้ ใช้ไฟล์ Excel (.xlsx) หรือ CSV',
    en: '“{name}” is no table that can be read. Use Excel (.xlsx) or CSV.',
  },
  'registry.import-old-excel': {
    status: 422,
    th: 'ไฟล์ “{name}” เป็น Excel รุ่นเก่า (.xls) กรุณาเปิดแล้วบันทึกเป็น .xlsx หรือ CSV',
    en: '“{name}” is an old Excel file (.xls). Open it and save it as .xlsx or CSV.',
  },
  'registry.import-protected': {
    status: 422,
    th: 'ไฟล์ “{name}” มีรหัสผ่าน กรุณาบันทึกใหม่โดยไม่ใส่รหัสผ่าน',
    en: '“{name}” is protected by a password. Save it again without one.',
  },
  'registry.import-broken': {
    status: 422,
    th: 'ไฟล์ “{name}” เสียหรือมาไม่ครบ กรุณาส่งใหม่',
    en: '“{name}” is damaged or incomplete. Please send it again.',
  },
  'registry.import-bomb': {
    status: 422,
    th: 'ไฟล์ “{name}” ขยายออกแล้วใหญ่เกินขนาดที่รับได้ จึงไม่เปิด',
    en: '“{name}” unpacks to more than can be taken; it was not opened.',
  },
  'registry.import-encoding': {
    status: 422,
    th: 'อ่านตัวอักษรในไฟล์ “{name}” ไม่ได้ กรุณาบันทึกเป็น CSV แบบ UTF-8 หรือเป็น Excel',
    en: 'The letters of “{name}” cannot be read. Save it as CSV in UTF-8, or as Excel.',
  },
  'registry.import-quote-open': {
    status: 422,
    th: 'เครื่องหมายคำพูดที่บรรทัด {line} ของไฟล์ “{name}” ไม่มีตัวปิด',
    en: 'The quotation mark in line {line} of “{name}” is never closed.',
  },
  'registry.import-empty': {
    status: 422,
    th: 'ไฟล์ “{name}” ไม่มีข้อมูลใต้หัวตาราง',
    en: '“{name}” holds no rows below its headings.',
  },
  'registry.import-too-many-rows': {
    status: 422,
    th: 'ไฟล์ “{name}” มีเกิน {most} แถว กรุณาแบ่งเป็นหลายไฟล์',
    en: '“{name}” holds more than {most} rows. Please split it.',
  },
  'registry.import-columns-missing': {
    status: 422,
    th: 'ยังไม่ได้เลือกคอลัมน์ “เลขทะเบียน” และ “เรื่อง”',
    en: 'The columns for the number and the subject are not chosen yet.',
  },
  'registry.import-columns-twice': {
    status: 422,
    th: 'คอลัมน์เดียวกันใช้กับสองข้อมูลไม่ได้ กรุณาเลือกใหม่',
    en: 'One column cannot stand for two fields. Please choose again.',
  },
  'registry.import-unit-unknown': {
    status: 422,
    th: 'ไม่พบหน่วยงานที่เลือก หรือหน่วยงานสิ้นสุดแล้ว',
    en: 'The unit is not known, or has ended.',
  },
  'registry.import-year-ahead': {
    status: 422,
    th: 'นำเข้าทะเบียนของปีที่ยังมาไม่ถึงไม่ได้',
    en: 'A register of a year to come cannot be imported.',
  },
  'registry.import-forgotten': {
    status: 410,
    th: 'พ้นกำหนดเก็บรายการที่ส่งมาแล้ว จึงถอนการนำเข้าหรือดูผลการตรวจไม่ได้ เรื่องที่นำเข้าไว้ยังอยู่ครบ',
    en: 'The rows of this import are no longer kept: it cannot be taken out or checked. Its documents stay.',
  },
  'registry.import-year-closed': {
    status: 409,
    th: 'ทะเบียนของปีนี้ปิดแล้ว จึงนำเข้าหรือถอนการนำเข้าไม่ได้',
    en: 'The register of this year is closed: nothing can be imported or taken out.',
  },
  'registry.import-not-now': {
    status: 409,
    th: 'การนำเข้านี้อยู่ในขั้นที่ทำเช่นนี้ไม่ได้ กรุณาโหลดหน้าใหม่',
    en: 'The import is at a step where this cannot be done. Please reload the page.',
  },
  'registry.import-nothing-good': {
    status: 409,
    th: 'ไม่มีแถวใดที่นำเข้าได้ กรุณาแก้ไขตารางแล้วส่งใหม่',
    en: 'No row can be imported. Correct the table and send it again.',
  },
  'registry.import-same-register': {
    status: 409,
    th: 'กำลังนำเข้าทะเบียนเดียวกันของปีนี้อยู่ กรุณารอให้เสร็จก่อน',
    en: 'The same register and year is being imported already. Please wait for it.',
  },
  'registry.import-folder-unknown': {
    status: 422,
    th: 'อ่านโฟลเดอร์ไฟล์สแกนที่ระบุไว้ไม่ได้ กรุณาตรวจสอบบนเครื่องแม่ข่าย',
    en: 'The folder of scans that was named cannot be read on the server.',
  },
});
