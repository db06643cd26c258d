import { classPermissions } from '@sarn/document-classes/contract';
import { describedTable } from '@sarn/kernel';

/** Words that no line of a printed document may break, besides the lexicon of the product and its names. */
export const keptWordTable = describedTable({
  code: 'kept-word',
  title: { th: 'คำที่ห้ามตัดบรรทัด', en: 'Words kept on one line' },
  rowTitle: { th: 'คำ', en: 'Word' },
  text: {
    th: 'คำ ชื่อโครงการ หรือชื่อเฉพาะที่ต้องอยู่บรรทัดเดียวกันในเอกสารที่พิมพ์ นอกจากคำที่ระบบรู้จักแล้ว',
    en: 'Words, projects and names that stay on one line when printed, besides those already known',
  },
  effect: {
    th: 'ร่างที่เปิดหรือแก้ไขหลังจากนี้ตัดบรรทัดใหม่ทันที เอกสารที่มีผู้อ่านหรือลงนามแล้วคงเดิม',
    en: 'Drafts are set anew from now on; pages that somebody read or signed stay as they are.',
  },
  permission: classPermissions.manage,
  // A word is its own name: nobody asks for a code.
  isCodeMade: true,
  fields: {},
});
