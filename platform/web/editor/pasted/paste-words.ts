import { registerWords } from '../../words/words.ts';

const th = {
  title: 'ไม่ได้วางลงในข้อความ',
  text: 'ข้อความนี้ใส่ภาพไม่ได้ และตารางมีได้ไม่เกิน {rows} แถว {columns} คอลัมน์ {cells} ช่อง ส่วนอื่นวางแล้ว',
  textAlone:
    'ข้อความนี้ใส่ภาพไม่ได้ และตารางมีได้ไม่เกิน {rows} แถว {columns} คอลัมน์ {cells} ช่อง จึงยังไม่ได้วางสิ่งใด',
  table: 'ตาราง {rows} แถว {columns} คอลัมน์ “{words}”',
  picture: 'ภาพ “{name}”',
  pictureUnnamed: 'ภาพ',
  painted: 'ภาพของสิ่งที่คัดลอก',
  unreachable: 'โปรแกรมต้นทางไม่ได้ส่งภาพมาด้วย กรุณาบันทึกภาพเป็นไฟล์แล้วแนบ',
  attachTable: 'แนบเป็นไฟล์ Excel',
  attachPicture: 'แนบเป็นภาพ',
  attached: 'แนบแล้ว: {name}',
  failed: 'สร้างไฟล์ไม่สำเร็จ กรุณาบันทึกตารางเป็นไฟล์แล้วแนบเอง',
  tableName: 'ตารางที่ {n}',
  pictureName: 'ภาพที่ {n}',
  close: 'ปิด',
};

const en: typeof th = {
  title: 'Not put into the text',
  text: 'This text holds no pictures, and tables of at most {rows} rows, {columns} columns and {cells} cells. Everything else was pasted.',
  textAlone:
    'This text holds no pictures, and tables of at most {rows} rows, {columns} columns and {cells} cells, so nothing was pasted.',
  table: 'Table of {rows} rows and {columns} columns “{words}”',
  picture: 'Picture “{name}”',
  pictureUnnamed: 'Picture',
  painted: 'Picture of what was copied',
  unreachable: 'Its program did not hand it over. Please save it as a file and attach it.',
  attachTable: 'Attach as an Excel file',
  attachPicture: 'Attach as a picture',
  attached: 'Attached: {name}',
  failed: 'The file could not be made. Please save the table as a file and attach it.',
  tableName: 'Table {n}',
  pictureName: 'Picture {n}',
  close: 'Close',
};

/** Words about what was pasted and cannot be part of the text. */
export const pasteWords = registerWords('platform-paste', { th, en });
