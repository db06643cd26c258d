import { defineErrors } from '../errors.ts';

/** Refusals of settings (SETTINGS §1.5); the settings module puts them into the catalogue. */
export const settingErrors = defineErrors({
  'settings.stale': {
    status: 409,
    th: 'มีผู้แก้ไขก่อนท่าน ({name} {at}) กรุณาตรวจส่วนที่ต่างกัน',
    en: 'Somebody changed this before you ({name}, {at}). Please check the differences.',
  },
  'settings.used': {
    status: 409,
    th: 'ใช้แล้ว {count} แห่ง ลบไม่ได้ ให้กำหนดวันสิ้นสุดแทน',
    en: 'Used in {count} places: it cannot be deleted. Set its last day instead.',
  },
  'settings.delivered': {
    status: 409,
    th: 'รายการที่มากับระบบลบไม่ได้ ให้กำหนดวันสิ้นสุดแทน',
    en: 'Entries delivered with the product cannot be deleted. Set a last day instead.',
  },
  'settings.code-taken': {
    status: 409,
    th: 'รหัส {code} มีหรือเคยใช้แล้ว',
    en: 'The code {code} exists or existed before.',
    field: 'code',
  },
  'settings.name-taken': {
    status: 409,
    th: 'มี {name} อยู่แล้ว',
    en: '{name} exists already.',
    field: 'nameTh',
  },
  'settings.end-before-start': {
    status: 422,
    th: 'วันสิ้นสุดต้องไม่ก่อนวันเริ่มใช้',
    en: 'The last day must not be before the first.',
    field: 'validTo',
  },
  'settings.kept': {
    status: 409,
    th: 'ต้องเหลืออย่างน้อยหนึ่งรายการ {name} สิ้นสุดไม่ได้',
    en: 'At least one must stay: {name} cannot end.',
  },
  'settings.locked': {
    status: 409,
    th: 'กำหนดโดยระเบียบหรือระบบ เปลี่ยนได้เฉพาะชื่อและลำดับ',
    en: 'Fixed by regulation or by the product: only name and order can be changed.',
  },
  'settings.forbidden': {
    status: 403,
    th: 'ท่านไม่มีสิทธิ์ตั้งค่าส่วนนี้',
    en: 'You may not change these settings.',
  },
  'settings.ended': {
    status: 422,
    th: '{name} เลิกใช้แล้วตั้งแต่ {day} กรุณาเลือกใหม่',
    en: '{name} is no longer used since {day}. Please choose again.',
  },
  'settings.unknown-value': {
    status: 422,
    th: 'ไม่พบ {name} ในการตั้งค่า กรุณาเลือกใหม่',
    en: '{name} is not among the settings. Please choose again.',
  },
  'settings.other-units': {
    status: 422,
    th: '{name} ใช้ได้เฉพาะบางหน่วยงาน กรุณาเลือกใหม่',
    en: '{name} is only for some units. Please choose again.',
  },
  'settings.reason-needed': {
    status: 422,
    th: 'กรุณาระบุเหตุผลอย่างน้อย 3 ตัวอักษร',
    en: 'Please give a reason of at least 3 characters.',
    field: 'reason',
  },
  'settings.nothing-to-undo': {
    status: 409,
    th: 'ไม่มีการแก้ไขของท่านใน 10 นาทีที่ยังเลิกทำได้ หรือมีผู้แก้ไขหลังจากท่าน',
    en: 'There is no change of yours within 10 minutes that can be undone, or somebody changed it after you.',
  },
  'settings.import-faults': {
    status: 422,
    th: 'พบข้อผิดพลาด {count} แถว จึงยังไม่บันทึกรายการใด กรุณาแก้ไขไฟล์แล้วส่งใหม่',
    en: '{count} rows have faults, so nothing was saved. Please correct the file and send it again.',
  },
  'settings.import-unreadable': {
    status: 422,
    th: 'อ่านไฟล์ไม่ได้ ต้องเป็นไฟล์ .xlsx หรือ .csv ที่มีหัวคอลัมน์ “รหัส” และ “ชื่อ”',
    en: 'The file cannot be read: it must be .xlsx or .csv with the headings “รหัส” and “ชื่อ”.',
  },
  'settings.too-many-rows': {
    status: 422,
    th: 'ทำได้ครั้งละไม่เกิน {max} รายการ',
    en: 'At most {max} entries at once.',
  },
});

/** Codes that every change of a described table can give. */
export const settingChangeErrors = [
  'settings.forbidden',
  'settings.stale',
  'settings.locked',
  'settings.kept',
  'settings.end-before-start',
  'settings.name-taken',
  'settings.reason-needed',
  'settings.unknown-value',
  'settings.ended',
  'platform.not-found',
] as const;
