import { describedTable } from '@sarn/kernel';
import type { RowOf } from '@sarn/kernel';
import { classTableCodes } from './table-codes.ts';
import { classPermissions } from './permissions.ts';
import { usualJobType } from './jobs.ts';

/** What an assignee is to do. Specification of settings §2.4 `job-type` */
export const jobTypeTable = describedTable({
  code: classTableCodes.jobType,
  title: { th: 'ประเภทงาน', en: 'Job types' },
  rowTitle: { th: 'ประเภทงาน', en: 'Job type' },
  text: {
    th: 'สิ่งที่ผู้รับมอบหมายต้องทำ ภายในกี่วันทำการ ต้องรายงานผลหรือไม่ และนับเป็นภาระงานหรือไม่',
    en: 'What an assignee is to do, in how many working days, with or without a report',
  },
  effect: {
    th: 'แบบมอบหมายงานเสนอทันทีพร้อมกำหนดเสร็จ งานที่มอบหมายไปแล้วทำตามค่าปัจจุบันของประเภท',
    en: 'The form of assigning offers it at once; work already assigned follows its present values.',
  },
  permission: classPermissions.manage,
  // The form of assigning begins with it.
  kept: [usualJobType],
  fields: {
    workingDays: {
      kind: 'number',
      label: { th: 'จำนวนวันทำการ', en: 'Working days' },
      hint: {
        th: 'เสนอกำหนดเสร็จในแบบมอบหมายงาน 0 คือวันนี้ เว้นว่างคือไม่เสนอ',
        en: 'Proposes the due date; 0 is today, empty proposes none',
      },
      min: 0,
      max: 365,
      isOptional: true,
      isListed: true,
    },
    needsReport: {
      kind: 'switch',
      label: { th: 'ต้องรายงานผล', en: 'Needs a report' },
      hint: {
        th: 'หากไม่ต้องรายงาน งานเสร็จเมื่อผู้รับมอบหมายกดรับงาน',
        en: 'Without a report the work is done when its assignee accepts it',
      },
      isListed: true,
    },
    isCounted: {
      kind: 'switch',
      label: { th: 'นับเป็นภาระงาน', en: 'Counts as workload' },
      hint: {
        th: 'รายงานภาระงานรายบุคคลนับเฉพาะประเภทที่เปิดไว้',
        en: 'The report of workload by person counts these only',
      },
      isListed: true,
    },
  },
});

export type JobTypeRow = RowOf<typeof jobTypeTable>;
