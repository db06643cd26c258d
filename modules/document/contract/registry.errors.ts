import { defineErrors } from '@sarn/kernel';

/** Error codes of any call about documents; modules bring their own codes beside these. */
export const registryErrors = defineErrors({
  'registry.not-found': {
    status: 404,
    th: 'ไม่พบเอกสารที่ต้องการ หรือท่านไม่มีสิทธิ์เข้าถึง',
    en: 'The document was not found, or you may not see it.',
  },
  'registry.act-not-allowed': {
    status: 409,
    th: 'ขณะนี้ทำขั้นตอน “{act}” กับเอกสารนี้ไม่ได้ เรื่องอาจเปลี่ยนสถานะไปแล้ว กรุณาโหลดหน้าใหม่',
    en: '“{act}” is not possible now. The document may have moved on; please reload the page.',
  },
  'registry.stale': {
    status: 409,
    th: 'เอกสารถูกแก้ไขโดยผู้อื่นหลังจากที่ท่านเปิด กรุณาโหลดหน้าใหม่แล้วทำรายการอีกครั้ง',
    en: 'Someone changed the document after you opened it. Please reload and repeat.',
  },
  'registry.pressed-by-another': {
    status: 403,
    th: 'งานนี้ผู้อื่นกดไว้ที่เครื่องนี้ จึงไม่ได้ดำเนินการในชื่อของท่าน',
    en: 'Another person pressed this on this device; it was not done in your name.',
  },
  'registry.wrong-password': {
    status: 422,
    th: 'รหัสผ่านไม่ถูกต้อง กรุณากรอกใหม่อีกครั้ง',
    en: 'The password is not right. Please type it again.',
  },
  'registry.recipient-unknown': {
    status: 422,
    th: 'ไม่พบหน่วยงานหรือบุคคลผู้รับที่เลือก กรุณาเลือกใหม่',
    en: 'A chosen recipient does not exist. Please choose again.',
  },
  'registry.recalled': {
    status: 409,
    th: 'ผู้ส่งดึงหนังสือฉบับนี้คืนไปแล้วก่อนที่ท่านจะดำเนินการ จึงไม่อยู่ในคิวของท่านอีก',
    en: 'The sender took this document back before you dealt with it. It is no longer in your queue.',
  },
  'registry.due-in-past': {
    status: 422,
    th: 'กำหนดเสร็จต้องไม่ก่อนวันนี้ กรุณาเลือกวันใหม่',
    en: 'The due date must not be before today.',
  },
  'registry.body-invalid': {
    status: 422,
    th: 'เนื้อหาหนังสือมีรูปแบบที่ระบบไม่รองรับ กรุณาตรวจสอบแล้วบันทึกใหม่',
    en: 'The text has content that is not supported.',
  },
  'registry.table-too-large': {
    status: 422,
    th: 'ตารางในข้อความมีได้ไม่เกิน {rows} แถว {columns} คอลัมน์ และ {cells} ช่อง กรุณาแบ่งตาราง หรือแนบเป็นไฟล์',
    en: 'A table in the text has at most {rows} rows, {columns} columns and {cells} cells. Please divide it, or attach it as a file.',
  },
});
