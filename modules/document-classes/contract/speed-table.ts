import { describedTable } from '@sarn/kernel';
import type { RowOf } from '@sarn/kernel';
import { classTableCodes } from './table-codes.ts';
import { classPermissions } from './permissions.ts';

/** Speed classes of documents. Specification of settings §2.4 `document-speed` */
export const speedTable = describedTable({
  code: classTableCodes.speed,
  title: { th: 'ชั้นความเร็ว', en: 'Speed classes' },
  rowTitle: { th: 'ชั้นความเร็ว', en: 'Speed class' },
  text: {
    th: 'ชั้นความเร็วของหนังสือ ปกติแสดงเป็นสีเขียว ชั้นอื่นเป็นสีแดง',
    en: 'Speed classes of documents: the ordinary one is green, all others are red',
  },
  effect: {
    th: 'แบบลงทะเบียน ร่าง ตัวกรอง และไฟล์ Excel ใช้ทันที หนังสือเดิมคงชั้นเดิม',
    en: 'Forms, filters and Excel files use it at once; older documents keep their class.',
  },
  permission: classPermissions.manage,
  kept: ['normal'],
  fields: {
    rank: {
      kind: 'number',
      label: { th: 'ลำดับความเร่งด่วน', en: 'Rank' },
      hint: {
        th: 'ค่ามากด่วนกว่า: ปกติ 0 ด่วน 10 ด่วนมาก 20 ด่วนที่สุด 30',
        en: 'The higher the more urgent: normal 0, urgent 10, very urgent 20, most urgent 30',
      },
      min: 0,
      max: 100,
      isListed: true,
      isLocked: 'seed',
    },
    isUrgent: {
      kind: 'switch',
      label: { th: 'เรื่องด่วน', en: 'Urgent' },
      hint: { th: 'ป้ายชั้นความเร็วเป็นสีแดง', en: 'Its badge is red' },
      isListed: true,
      isLocked: 'seed',
    },
    timeToAct: {
      kind: 'number',
      label: { th: 'ปฏิบัติภายใน', en: 'Time to act' },
      hint: {
        th: 'หนังสือรับที่ไม่ระบุวันครบกำหนดจะครบกำหนดตามเวลานี้ เว้นว่างได้',
        en: 'A letter without a due date is due after this time; may be empty',
      },
      min: 1,
      max: 720,
      isOptional: true,
      isListed: true,
    },
    actUnit: {
      kind: 'choice',
      label: { th: 'หน่วยเวลา', en: 'Unit of time' },
      hint: {
        th: 'นาทีและชั่วโมงนับเฉพาะเวลาทำการของวันทำการ ไม่รวมเวลาพักกลางวัน',
        en: 'Minutes and hours pass in the office hours of working days only, not in the break at noon',
      },
      options: {
        hours: { th: 'ชั่วโมงทำการ', en: 'Office hours' },
        minutes: { th: 'นาที', en: 'Minutes' },
        days: { th: 'วันทำการ', en: 'Working days' },
      },
      isListed: true,
    },
    hasDeadline: {
      kind: 'switch',
      label: { th: 'ต้องระบุวันครบกำหนด', en: 'Needs a due date' },
    },
    exchangeCode: {
      kind: 'text',
      label: { th: 'รหัสแลกเปลี่ยนระหว่างหน่วยงาน', en: 'Code between agencies' },
      hint: {
        th: '001 ปกติ 002 ด่วน 003 ด่วนมาก 004 ด่วนที่สุด',
        en: '001 normal, 002 urgent, 003 very urgent, 004 most urgent',
      },
      max: 3,
      pattern: /^00[1-4]$/,
      isRequired: true,
      isLocked: 'seed',
    },
  },
});

export type SpeedRow = RowOf<typeof speedTable>;
