import { describedTable } from '@sarn/kernel';
import { classPermissions } from '@sarn/document-classes/contract';
import type { RowOf } from '@sarn/kernel';
import { registrationTableCode } from './registration-fields.ts';

/** What the form of registering asks. Specification of settings §2.4 `registration-display` */
export const registrationTable = describedTable({
  code: registrationTableCode,
  title: { th: 'การแสดงผลแบบลงทะเบียน', en: 'Form of registering' },
  rowTitle: { th: 'ช่องในแบบลงทะเบียน', en: 'Field of the form' },
  text: {
    th: 'ช่องที่แสดง ที่ต้องกรอก ค่าเริ่มต้น คำ และลำดับ ของแบบลงทะเบียนแต่ละช่องทาง ที่ ลงวันที่ จาก และเรื่อง กำหนดโดยระเบียบ',
    en: 'Which fields the form of each way shows and requires, their words, order and first values; number, date, sender and subject are fixed',
  },
  effect: {
    th: 'แบบลงทะเบียนที่เปิดใหม่และการตรวจของระบบใช้ทันที เรื่องที่ลงทะเบียนแล้วไม่เปลี่ยน',
    en: 'New forms and the check of the server follow at once; registered letters do not change.',
  },
  permission: classPermissions.manage,
  isClosed: true,
  // The codes say nothing to a person: way and name do.
  isCodeMade: true,
  fields: {
    way: {
      kind: 'choice',
      label: { th: 'ช่องทาง', en: 'Way' },
      options: {
        outside: { th: 'รับจากภายนอก', en: 'From outside' },
        inside: { th: 'ตู้รับเข้าภายใน', en: 'Arrival box inside' },
        bag: { th: 'ถุงเมล์ (หลายเรื่อง)', en: 'Post bag (several)' },
        arrival: { th: 'อีเมลและระหว่างหน่วยงาน', en: 'Mail and other agencies' },
      },
      isListed: true,
      isLocked: 'seed',
    },
    isShown: { kind: 'switch', label: { th: 'แสดง', en: 'Shown' }, isListed: true },
    isRequired: {
      kind: 'switch',
      label: { th: 'ต้องกรอก', en: 'Required' },
      hint: { th: 'มีผลเมื่อแสดงช่องนี้', en: 'Where the field is shown' },
      isListed: true,
    },
    startValue: {
      kind: 'text',
      label: { th: 'ค่าเริ่มต้น', en: 'First value' },
      hint: {
        th: 'ชั้นความเร็ว กลุ่ม และหมวด ใช้รหัสของรายการ ชั้นความลับและวันที่กำหนดค่าเริ่มต้นไม่ได้',
        en: 'Speed, group and category by their code; secrecy and dates have none',
      },
      max: 200,
    },
  },
});

export type RegistrationRow = RowOf<typeof registrationTable>;
