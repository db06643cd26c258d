import type { AuditWords } from '@sarn/kernel';

/** Acts of the first setup as the audit trail names them. */
export const firstRunAuditWords: AuditWords = {
  acts: {
    'first-run.code-printed': { th: 'ออกรหัสตั้งค่าครั้งแรก', en: 'Printed a setup code' },
    'first-run.agency': { th: 'ตั้งค่าหน่วยงานครั้งแรก', en: 'Set up the agency' },
    'first-run.administrator': { th: 'ตั้งผู้ดูแลระบบคนแรก', en: 'Made the first administrator' },
    'first-run.look': { th: 'ตั้งตราและสีครั้งแรก', en: 'Set emblem and colours' },
    'first-run.people': { th: 'นำเข้าบุคลากรครั้งแรกเสร็จ', en: 'People and units are in' },
    'first-run.mail-sent': { th: 'ส่งอีเมลทดสอบ', en: 'Sent a test mail' },
    'first-run.mail': { th: 'ทดสอบอีเมลสำเร็จ', en: 'The test mail arrived' },
    'first-run.registers': { th: 'เปิดจุดรับส่งและทะเบียน', en: 'Opened points and registers' },
    'first-run.duties': { th: 'กำหนดธุรการและหัวหน้า', en: 'Set clerk and head' },
    'first-run.safety': { th: 'ตั้งที่สำรองและวันหยุด', en: 'Set backup and days off' },
    'first-run.skipped': { th: 'ข้ามขั้นการตั้งค่า', en: 'Skipped a step of the setup' },
    'first-run.finished': { th: 'ตั้งค่าครั้งแรกเสร็จ', en: 'Finished the first setup' },
  },
  subjects: { 'first-run': { th: 'การตั้งค่าครั้งแรก', en: 'First setup' } },
};
