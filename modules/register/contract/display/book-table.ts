import { describedTable } from '@sarn/kernel';
import { classPermissions } from '@sarn/document-classes/contract';

/** Registers as lists. Specification of settings §2.4 `registration-book-display` */
export const bookTable = describedTable({
  code: 'registration-book-display',
  title: { th: 'การแสดงผลทะเบียนหนังสือ', en: 'Display of registers' },
  rowTitle: { th: 'ทะเบียน', en: 'Register' },
  text: {
    th: 'ชื่อ ลำดับ ปีที่แสดง และผู้เห็นของแต่ละทะเบียน คอลัมน์และคำสั่งของทะเบียนกำหนดแยกกัน',
    en: 'Name, order, years and readers of each register; its columns and acts are set apart',
  },
  effect: {
    th: 'หน้าทะเบียน รายการปี และไฟล์ Excel ใช้ทันที ทะเบียนข้อมูลข่าวสารลับยังเห็นเฉพาะผู้ได้รับแต่งตั้ง',
    en: 'The page of registers, its years and Excel files change at once; classified registers stay with their appointed keepers.',
  },
  permission: classPermissions.manage,
  isClosed: true,
  isCodeMade: true,
  fields: {
    yearsShown: {
      kind: 'number',
      label: { th: 'จำนวนปีที่แสดง', en: 'Years shown' },
      hint: { th: 'ปีล่าสุดกี่ปี เว้นว่างเพื่อแสดงทุกปี', en: 'The newest ones; empty: all' },
      min: 1,
      max: 100,
      isOptional: true,
      isListed: true,
    },
    entryOrder: {
      kind: 'choice',
      label: { th: 'เรียงเลข', en: 'Order' },
      options: {
        newest: { th: 'เลขล่าสุดก่อน', en: 'Newest first' },
        oldest: { th: 'เลขแรกก่อน', en: 'Oldest first' },
      },
      isListed: true,
    },
    seenBy: {
      kind: 'choice',
      label: { th: 'ผู้เห็น', en: 'Seen by' },
      hint: {
        th: 'ในหน่วยงานเจ้าของทะเบียน จำกัดได้ แต่ให้ผู้อื่นเห็นเพิ่มไม่ได้',
        en: 'In the unit of the register; it can be fewer, never more',
      },
      options: {
        keepers: { th: 'ธุรการ หัวหน้า และเลขานุการ', en: 'Clerks, heads, secretaries' },
        'clerks-heads': { th: 'ธุรการและหัวหน้า', en: 'Clerks and heads' },
        clerks: { th: 'ธุรการเท่านั้น', en: 'Clerks only' },
      },
      isListed: true,
    },
  },
});
