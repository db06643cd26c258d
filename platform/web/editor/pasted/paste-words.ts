import { registerWords } from '../../words/words.ts';
import type { SameKeys } from '../../words/words.ts';
import type { DroppedKind } from './dropped.ts';

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
  droppedAll: 'ตัดออก: {kinds} ข้อความที่มองเห็นมาครบแล้ว',
  dropped: {
    link: 'ลิงก์ {count} แห่ง (คงตัวอักษรไว้)',
    colour: 'สีตัวอักษร',
    background: 'สีพื้นและแถบเน้น',
    align: 'การจัดกึ่งกลางหรือชิดขวา',
    strike: 'ขีดฆ่า (คงตัวอักษรไว้)',
    raised: 'ตัวยกตัวห้อย {count} แห่ง (วางเป็นตัวปกติ)',
    note: 'หมายเลขเชิงอรรถหรือความเห็น {count} แห่ง',
    formula: 'รูปแบบของสมการ {count} แห่ง',
    media: 'รูปภาพหรือสื่อ {count} รายการ',
    field: 'ช่องกรอกของแบบฟอร์ม {count} ช่อง',
    rule: 'เส้นคั่น',
    hidden: 'ข้อความที่ซ่อนไว้ {count} แห่ง',
    deleted: 'ข้อความที่ลบไว้ระหว่างติดตามการแก้ไข {count} แห่ง',
  } satisfies Record<DroppedKind, string>,
  problem: {
    'too-large':
      'สิ่งที่วางใหญ่เกินไป (ได้ไม่เกิน {words} ตัวอักษร หรือรวมรูปแบบ {markup} ตัว) จึงยังไม่ได้วางสิ่งใด กรุณาวางทีละส่วน หรือแนบเป็นไฟล์',
    'docx-too-large': 'ไฟล์หรือเนื้อหาที่คลายออกมาใหญ่เกินไป (ไฟล์ได้ไม่เกิน {megabytes} MB) กรุณาแนบเป็นไฟล์แทน',
    'not-docx': 'อ่านไฟล์นี้ไม่ได้ อาจมีรหัสผ่าน ชำรุด หรือไม่ใช่ .docx กรุณาเปิดด้วย Word แล้วบันทึกใหม่',
    'docx-empty': 'ไม่พบข้อความในไฟล์นี้ กรุณาตรวจสอบไฟล์',
  },
};

const isKind = (name: string): name is DroppedKind => Object.hasOwn(th.dropped, name);
/** In the order in which they are told. */
export const droppedKinds: readonly DroppedKind[] = Object.keys(th.dropped).filter(isKind);

const en: SameKeys<typeof th> = {
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
  droppedAll: 'Left out: {kinds}. All visible words are there.',
  dropped: {
    link: '{count} links (their words stay)',
    colour: 'colours of letters',
    background: 'backgrounds and highlights',
    align: 'centred or right-aligned lines',
    strike: 'strike-through (the words stay)',
    raised: '{count} raised or lowered letters (now usual ones)',
    note: '{count} marks of footnotes or comments',
    formula: 'the form of {count} formulas',
    media: '{count} pictures or media',
    field: '{count} fields of a form',
    rule: 'rules',
    hidden: '{count} hidden texts',
    deleted: '{count} texts deleted in tracked changes',
  },
  problem: {
    'too-large':
      'This is too much at once (at most {words} characters, or {markup} with its markup), so nothing was pasted. Please paste it in parts, or attach it as a file.',
    'docx-too-large':
      'The file, or what it unpacks to, is too large (at most {megabytes} MB). Please attach it instead.',
    'not-docx':
      'This file cannot be read: it may have a password, be broken, or be no .docx. Please open it in Word and save it anew.',
    'docx-empty': 'No text was found in this file. Please check it.',
  },
};

/** Words about what was pasted and cannot be part of the text. */
export const pasteWords = registerWords('platform-paste', { th, en });
