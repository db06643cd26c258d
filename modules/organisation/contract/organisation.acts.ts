import type { AuditAct, AuditWords } from '@sarn/kernel';

const all: Readonly<Record<string, AuditAct>> = {
  'person-created': { th: 'เพิ่มบุคคล', en: 'Added a person' },
  'person-changed': { th: 'แก้ไขข้อมูลบุคคล', en: 'Changed a person' },
  'person-removed': {
    th: 'ลบบุคคลที่นำเข้าและยังไม่ได้ใช้',
    en: 'Removed a person who was imported and not used',
  },
  'unit-created': { th: 'เพิ่มหน่วยงาน', en: 'Added a unit' },
  'unit-ended': { th: 'ยุบหรือรวมหน่วยงาน', en: 'Dissolved or merged a unit' },
  'unit-reopened': { th: 'เปิดหน่วยงานที่สิ้นสุดอีกครั้ง', en: 'Reopened a unit' },
  'unit-renamed': { th: 'เปลี่ยนชื่อหน่วยงาน', en: 'Renamed a unit' },
  'unit-letter-code': { th: 'เปลี่ยนรหัสหนังสือของหน่วยงาน', en: 'Changed the letter code of a unit' },
  'unit-moved': { th: 'ย้ายหน่วยงาน', en: 'Moved a unit' },
  'unit-corrected': { th: 'แก้ไขข้อมูลหน่วยงาน', en: 'Corrected a unit' },
  'unit-changed': { th: 'แก้ไขหน่วยงาน', en: 'Changed a unit' },
  'unit-removed': {
    th: 'ลบหน่วยงานที่นำเข้าและยังไม่ได้ใช้',
    en: 'Removed a unit that was imported and not used',
  },
  'position-created': { th: 'เพิ่มชื่อตำแหน่ง', en: 'Added a position' },
  'post-created': { th: 'เพิ่มอัตราตำแหน่ง', en: 'Added a post' },
  'post-changed': { th: 'แก้ไขอัตราตำแหน่ง', en: 'Changed a post' },
  'post-taken': { th: 'แต่งตั้งให้ดำรงตำแหน่ง', en: 'Gave somebody a post' },
  'post-left': { th: 'พ้นจากตำแหน่ง', en: 'Ended the holding of a post' },
  'acting-begun': { th: 'บันทึกคำสั่งให้ปฏิบัติแทน', en: 'Entered an order of acting' },
  'acting-ended': { th: 'สิ้นสุดการปฏิบัติแทนก่อนกำหนด', en: 'Ended an order of acting early' },
  'clearance-given': { th: 'กำหนดสิทธิเข้าถึงชั้นความลับ', en: 'Gave a clearance' },
  'clearance-ended': { th: 'สิ้นสุดสิทธิเข้าถึงชั้นความลับ', en: 'Ended a clearance' },
  'secret-registrar-appointed': {
    th: 'แต่งตั้งนายทะเบียนข้อมูลข่าวสารลับ',
    en: 'Appointed a registrar of classified documents',
  },
  'secret-registrar-ended': {
    th: 'พ้นจากนายทะเบียนข้อมูลข่าวสารลับ',
    en: 'Ended the appointment of a registrar of classified documents',
  },
  'role-granted': { th: 'มอบบทบาท', en: 'Granted a role' },
  'role-revoked': { th: 'ถอนบทบาท', en: 'Took a role away' },
  'role-created': { th: 'เพิ่มบทบาท', en: 'Added a role' },
  'role-renamed': { th: 'แก้ไขบทบาท', en: 'Changed a role' },
  'role-type-created': { th: 'เพิ่มประเภทบทบาท', en: 'Added a role type' },
  'role-type-changed': { th: 'แก้ไขประเภทบทบาท', en: 'Changed a role type' },
  'holiday-saved': { th: 'บันทึกวันหยุด', en: 'Saved a day off' },
  'holiday-removed': { th: 'ลบวันหยุด', en: 'Removed a day off' },
  'role-changed': { th: 'แก้ไขสิทธิ์ของบทบาท', en: 'Changed what a role may do' },
};

/** Audit names of acts on people, units and posts; the prefix is older than this module. */
export const organisationAuditWords: AuditWords = {
  acts: Object.fromEntries(Object.entries(all).map(([act, words]) => [`identity.${act}`, words])),
  subjects: {
    person: { th: 'บุคคล', en: 'Person' },
    unit: { th: 'หน่วยงาน', en: 'Unit' },
    position: { th: 'ชื่อตำแหน่ง', en: 'Position' },
    post: { th: 'อัตราตำแหน่ง', en: 'Post' },
    'post-holding': { th: 'การดำรงตำแหน่ง', en: 'Holding of a post' },
    role: { th: 'บทบาท', en: 'Role' },
    'role-type': { th: 'ประเภทบทบาท', en: 'Role type' },
    'role-grant': { th: 'การมอบบทบาท', en: 'Grant of a role' },
    delegation: { th: 'คำสั่งให้ปฏิบัติแทน', en: 'Order of acting' },
    holiday: { th: 'วันหยุด', en: 'Day off' },
  },
};
