import { defineErrors } from '@sarn/kernel';

/** Refusals of the values of the deployment (SETTINGS §2.3). */
export const configurationErrors = defineErrors({
  'configuration.stale': {
    status: 409,
    th: 'มีผู้แก้ไขก่อนท่าน ({name} {at}) กรุณาตรวจส่วนที่ต่างกัน',
    en: 'Somebody changed this before you ({name}, {at}). Please check the differences.',
  },
  'configuration.held': {
    status: 409,
    th: 'ค่านี้กำหนดที่เครื่องแม่ข่าย เปลี่ยนที่นี่ไม่ได้',
    en: 'This value is set on the server and cannot be changed here.',
  },
  'configuration.hard-to-read': {
    status: 422,
    th: 'สีอ่านยาก ความต่างของสีต้องไม่น้อยกว่า 4.5 ต่อ 1',
    en: 'These colours are hard to read: the contrast must be at least 4.5 to 1.',
  },
  'configuration.all-hidden': {
    status: 409,
    th: 'ต้องเหลือการ์ดงานอย่างน้อยหนึ่งรายการ',
    en: 'At least one card must stay.',
  },
  'configuration.no-taker': {
    status: 422,
    th: 'เลือกการ์ดที่จะแสดงงานของ “{name}” แทน โดยต้องเป็นการ์ดที่แสดงอยู่',
    en: 'Choose a card that is shown to take what “{name}” holds.',
  },
  'configuration.office-hours': {
    status: 422,
    th: 'เวลาทำการต้องระบุทั้งเวลาเริ่มและเวลาสิ้นสุด และเวลาสิ้นสุดต้องหลังเวลาเริ่ม',
    en: 'Office hours need a beginning and an end after it.',
  },
  'configuration.noon-break': {
    status: 422,
    th: 'เวลาพักกลางวันต้องระบุทั้งเวลาเริ่มและเวลาสิ้นสุด อยู่ในเวลาทำการ และต้องเหลือเวลาทำการ',
    en: 'The break at noon needs a beginning and an end after it, inside the office hours and shorter than they are.',
  },
  'configuration.emblem-kind': {
    status: 422,
    th: 'ตราต้องเป็นไฟล์ PNG หรือ SVG',
    en: 'The emblem must be a PNG or SVG file.',
  },
  'configuration.emblem-broken': {
    status: 422,
    th: 'อ่านไฟล์ตราไม่ได้ กรุณาบันทึกเป็น PNG หรือ SVG ใหม่แล้วลองอีกครั้ง',
    en: 'The emblem cannot be read. Please save it anew as PNG or SVG and try again.',
  },
  'configuration.emblem-too-large': {
    status: 422,
    th: 'ตรามีขนาด {width} × {height} จุด กรุณาย่อให้แต่ละด้านไม่เกิน {most} จุด',
    en: 'The emblem has {width} × {height} pixels. Please make it at most {most} a side.',
  },
  'configuration.emblem-missing': {
    status: 422,
    th: 'กรุณาเลือกไฟล์ตรา',
    en: 'Please choose a file.',
  },
  'configuration.file-unreadable': {
    status: 422,
    th: 'อ่านไฟล์ไม่ได้ ต้องเป็นไฟล์ตั้งค่าที่ส่งออกจากระบบสาร และไม่ถูกแก้ไขจนเสียรูปแบบ',
    en: 'The file cannot be read: it must be a configuration file of Sarn, with its form intact.',
  },
  'configuration.file-place': {
    status: 422,
    th: 'อ่านไฟล์ไม่ได้ที่ {where}: ต้องเป็น{wanted}',
    en: 'The file cannot be read at {where}: this must be {wanted}.',
  },
  'configuration.file-newer': {
    status: 422,
    th: 'ไฟล์นี้มาจากรุ่น {version} ซึ่งใหม่กว่าระบบนี้',
    en: 'This file is of version {version}, which is newer than this system.',
  },
  'configuration.file-row': {
    status: 422,
    th: '{section} “{name}”: {why} จึงยังไม่นำเข้ารายการใด',
    en: '{section} “{name}”: {why} Nothing was imported.',
  },
  'configuration.file-changed': {
    status: 409,
    th: 'ค่าตั้งเปลี่ยนไปหลังจากท่านเปิดไฟล์ กรุณาตรวจส่วนที่ต่างกันอีกครั้ง',
    en: 'Settings changed after you opened the file. Please check the differences again.',
  },
  'configuration.file-nothing': {
    status: 422,
    th: 'กรุณาเลือกรายการที่จะนำเข้าอย่างน้อยหนึ่งรายการ',
    en: 'Please choose at least one entry.',
  },
  'configuration.file-no-undo': {
    status: 409,
    th: 'เลิกทำการนำเข้านี้ไม่ได้แล้ว เพราะเกิน 30 วัน หรือทุกรายการมีผู้แก้ไขหลังจากนั้นหรือใช้งานอยู่',
    en: 'This import cannot be undone any more: 30 days are over, or all of it was changed since or is in use.',
  },
});
