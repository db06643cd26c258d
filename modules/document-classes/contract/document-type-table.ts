import { describedTable } from '@sarn/kernel';
import type { RowOf } from '@sarn/kernel';
import { usualDocumentTypes } from './document-types.ts';
import { classPermissions } from './permissions.ts';
import { retentionOptions } from './retention-options.ts';
import { classTableCodes } from './table-codes.ts';

/** Kinds of documents, and sub-types below them. Specification of settings §2.4 `document-type` */
export const documentTypeTable = describedTable({
  code: classTableCodes.documentType,
  title: { th: 'ประเภทหนังสือ', en: 'Document types' },
  rowTitle: { th: 'ประเภทหนังสือย่อย', en: 'Sub-type' },
  text: {
    th: 'หนังสือ 15 ชนิดตามระเบียบ เปิดหรือปิดและเรียกชื่อตามหน่วยงานได้ พร้อมประเภทย่อยของหน่วยงาน',
    en: 'The 15 kinds of documents, on or off and with words of the agency, and its own sub-types',
  },
  effect: {
    th: 'เมนูสร้างเอกสาร แบบฟอร์ม รายการ และตัวกรองใช้ทันที ร่างที่เปิดอยู่ทำต่อจนเสร็จได้',
    en: 'The create menu, forms, lists and filters use it at once; open drafts may be finished.',
  },
  permission: classPermissions.manage,
  // Letters that come in cannot be stopped.
  kept: ['outside'],
  fields: {
    base: {
      kind: 'choice',
      label: { th: 'ใช้แบบฟอร์มของ', en: 'Form of' },
      hint: {
        th: 'ประเภทย่อยใช้แบบฟอร์ม ทะเบียน และขั้นตอนของหนังสือชนิดนี้',
        en: 'A sub-type has the form, the register and the flow of this kind',
      },
      options: usualDocumentTypes,
      isListed: true,
      isLocked: 'used',
    },
    bookGroup: {
      kind: 'reference',
      label: { th: 'กลุ่มหนังสือที่เสนอ', en: 'Proposed book group' },
      table: classTableCodes.bookGroup,
      isListed: true,
      isLocked: 'seed',
    },
    speed: {
      kind: 'reference',
      label: { th: 'ชั้นความเร็วที่เสนอ', en: 'Proposed speed' },
      table: classTableCodes.speed,
      isLocked: 'seed',
    },
    retention: {
      kind: 'choice',
      label: { th: 'อายุการเก็บที่เสนอ', en: 'Proposed retention' },
      options: retentionOptions,
      isLocked: 'seed',
    },
  },
});

export type DocumentTypeRow = RowOf<typeof documentTypeTable>;
