import { defineErrors } from '@sarn/kernel';

/** Refusals of the settings of rights (SETTINGS.md §1.5). */
export const accessErrors = defineErrors({
  // R1; the name and the time of the other change.
  'access.stale': {
    status: 409,
    th: 'มีผู้แก้ไขก่อนท่าน ({name} {when}) กรุณาตรวจส่วนที่ต่างกัน',
    en: 'Somebody changed this before you ({name}, {when}). Please check what differs.',
  },
  // R3
  'access.code-taken': {
    status: 409,
    th: 'รหัส {code} มีหรือเคยใช้แล้ว',
    en: 'The code {code} is or was in use.',
    field: 'code',
  },
  // R4
  'access.ends-before': {
    status: 422,
    th: 'วันสิ้นสุดต้องไม่ก่อนวันเริ่มใช้',
    en: 'The last day must not be before the first.',
  },
  // R6
  'access.fixed': {
    status: 409,
    th: 'กำหนดโดยระเบียบหรือระบบ เปลี่ยนได้เฉพาะชื่อและลำดับ',
    en: 'It is fixed by rule or by the system: only its name and place can change.',
  },
  // R8, raised by the database
  'access.last-administrator': {
    status: 409,
    th: 'ต้องมีผู้ดูแลระบบที่เข้าใช้ได้อย่างน้อยหนึ่งคน',
    en: 'At least one administrator who can sign in must remain.',
  },
  // R9
  'access.own-change': {
    status: 403,
    th: 'ยืนยันรายการของตนเองไม่ได้',
    en: 'You cannot confirm a change of your own.',
  },
  'access.change-over': {
    status: 409,
    th: 'รายการนี้ได้รับการพิจารณาหรือหมดเวลาแล้ว',
    en: 'This change has been decided, or its time is over.',
  },
  // R11
  'access.no-page': {
    status: 422,
    th: 'ไม่พบหน้า {action} เมนูนี้จะเปิดไม่ได้',
    en: 'There is no page {action}: the menu could not be opened.',
  },
  'access.link-unsafe': {
    status: 422,
    th: 'ลิงก์ของหน่วยงานต้องขึ้นต้นด้วย https://',
    en: 'A link of the agency must begin with https://.',
  },
  'access.scope-too-wide': {
    status: 422,
    th: 'ขอบเขตของ {permission} กว้างกว่าที่ประเภทบทบาทกำหนด หรือสิทธิ์นี้ไม่แบ่งขอบเขต',
    en: 'The scope of {permission} is wider than the type of the role allows, or it knows no scopes.',
  },
  'access.wrong-grantee': {
    status: 422,
    th: 'บทบาทประเภทนี้มอบให้ผู้รับแบบนี้ไม่ได้',
    en: 'A role of this type cannot be granted to such a grantee.',
  },
  // R12
  'access.ended': {
    status: 422,
    th: '{name} เลิกใช้แล้ว กรุณาเลือกใหม่',
    en: '{name} has ended. Please choose another.',
  },
  'access.granted-already': {
    status: 409,
    th: 'ได้รับบทบาทนี้อยู่แล้ว',
    en: 'This role is granted already.',
  },
  'access.ring': {
    status: 409,
    th: 'กลุ่มซ้อนกันเป็นวง',
    en: 'The groups would contain each other.',
  },
  'access.too-deep': {
    status: 422,
    th: 'กลุ่มซ้อนกันได้ไม่เกิน 3 ชั้น',
    en: 'Groups can be nested three levels deep at most.',
  },
  'access.everybody': {
    status: 422,
    th: 'เมนูนี้เปิดให้ทุกคน หากต้องการปิดให้ปิดที่เมนูของระบบงาน',
    en: 'This menu is open to everybody. It can be switched off for all in the menus.',
  },
  'access.not-set-up': {
    status: 409,
    th: 'ยังไม่ได้ตั้งค่าที่เครื่องแม่ข่าย',
    en: 'It is not set up on the server.',
  },
  'access.nothing-changed': {
    status: 422,
    th: 'ยังไม่มีการแก้ไข',
    en: 'Nothing was changed.',
  },
  'access.export-too-large': {
    status: 422,
    th: 'มีเกิน {most} รายการ กรุณาระบุให้แคบลง',
    en: 'There are more than {most} lines. Please narrow the question.',
  },
});
