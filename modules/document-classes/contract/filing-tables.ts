import { describedTable } from '@sarn/kernel';
import type { RowOf } from '@sarn/kernel';
import { retentionOptions } from './retention-options.ts';
import { classTableCodes } from './table-codes.ts';
import { classPermissions } from './permissions.ts';

/** Broad groups of documents. Specification of settings §2.4 `system-manage-book-group` */
export const bookGroupTable = describedTable({
  code: classTableCodes.bookGroup,
  title: { th: 'กลุ่มหนังสือ', en: 'Book groups' },
  rowTitle: { th: 'กลุ่มหนังสือ', en: 'Book group' },
  text: {
    th: 'กลุ่มหนังสืออย่างกว้าง ใช้ในแบบลงทะเบียน ร่างหนังสือ และการค้นหา',
    en: 'Broad groups of documents, for registering, drafts and the search',
  },
  effect: {
    th: 'แบบลงทะเบียนและร่างเสนอกลุ่มตามชื่อและหน่วยงานใหม่ทันที เรื่องเดิมยังใช้กลุ่มเดิมและแสดงชื่อใหม่',
    en: 'Forms offer it at once by its name and units; documents that carry it keep it and show the new name.',
  },
  permission: classPermissions.manage,
  fields: {
    usualDays: {
      kind: 'number',
      label: { th: 'จำนวนวันทำการตามปกติ', en: 'Usual working days' },
      hint: {
        th: 'หนังสือรับที่ไม่ระบุวันครบกำหนด และชั้นความเร็วไม่กำหนดเวลา จะครบกำหนดตามจำนวนวันนี้',
        en: 'A letter without a due date, of a speed class without a time, is due after these days',
      },
      min: 1,
      max: 365,
      isOptional: true,
      isListed: true,
    },
    units: {
      kind: 'units',
      label: { th: 'ใช้เฉพาะหน่วยงาน', en: 'Only for units' },
      hint: {
        th: 'แบบฟอร์มเสนอกลุ่มนี้แก่ผู้อยู่ในหน่วยงานที่เลือกและหน่วยงานภายใต้ ไม่เลือก: ทุกหน่วยงาน',
        en: 'Forms offer it to people of the chosen units and those below them; none: to everybody',
      },
      maxCount: 200,
      isListed: true,
    },
  },
});

/** Categories below a group. Specification of settings §2.4 `system-category-document-book` */
export const categoryTable = describedTable({
  code: classTableCodes.category,
  title: { th: 'หมวดหนังสือ', en: 'Book categories' },
  rowTitle: { th: 'หมวดหนังสือ', en: 'Book category' },
  text: {
    th: 'หมวดหนังสือในแต่ละกลุ่ม พร้อมรหัสแฟ้มและอายุการเก็บที่เสนอเมื่อปิดเรื่อง',
    en: 'Categories of each group, with file code and the retention proposed when closing',
  },
  effect: {
    th: 'แบบลงทะเบียนและร่างเสนอทันที การปิดเรื่องเสนออายุการเก็บของหมวด',
    en: 'Forms offer it at once; closing a document proposes its retention.',
  },
  permission: classPermissions.manage,
  fields: {
    bookGroup: {
      kind: 'reference',
      label: { th: 'กลุ่มหนังสือ', en: 'Book group' },
      table: classTableCodes.bookGroup,
      isRequired: true,
      isListed: true,
      isLocked: 'used',
    },
    fileCode: {
      kind: 'text',
      label: { th: 'รหัสแฟ้ม', en: 'File code' },
      hint: {
        th: 'เช่น 05.2 แสดงหน้าชื่อหมวดในแบบฟอร์ม',
        en: 'Such as 05.2; forms show it before the name',
      },
      max: 20,
      isListed: true,
    },
    retention: {
      kind: 'choice',
      label: { th: 'อายุการเก็บ', en: 'Retention' },
      options: retentionOptions,
      isListed: true,
    },
    sampleSubjects: {
      kind: 'texts',
      label: { th: 'ตัวอย่างเรื่อง', en: 'Sample subjects' },
      hint: {
        th: 'บรรทัดละหนึ่งเรื่อง แบบฟอร์มแสดงเมื่อเลือกหมวดนี้',
        en: 'One on each line; forms show them when the category is chosen',
      },
      max: 200,
      maxCount: 20,
    },
  },
});

export type BookGroupRow = RowOf<typeof bookGroupTable>;
export type CategoryRow = RowOf<typeof categoryTable>;
