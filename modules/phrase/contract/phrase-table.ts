import { classPermissions } from '@sarn/document-classes/contract';
import { describedTable } from '@sarn/kernel';
import type { Bilingual, RowOf } from '@sarn/kernel';

/** In which texts a phrase is offered. */
export const phraseUses = {
  any: { th: 'ทุกที่', en: 'Everywhere' },
  text: { th: 'เนื้อความของหนังสือ', en: 'Text of a document' },
  order: { th: 'คำสั่งการ', en: 'Order' },
  opinion: { th: 'ความเห็น', en: 'Opinion' },
  proposal: { th: 'ข้อเสนอ', en: 'Proposal' },
  work: { th: 'งานที่มอบหมาย', en: 'Assignment' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type PhraseUse = keyof typeof phraseUses;

/** Phrases that the agency offers to everybody; the name of a row is the phrase. */
export const phraseTable = describedTable({
  code: 'agency-phrase',
  title: { th: 'สำนวนของหน่วยงาน', en: 'Phrases of the agency' },
  rowTitle: { th: 'สำนวน', en: 'Phrase' },
  text: {
    th: 'สำนวนที่ทุกคนเลือกใช้ได้เมื่อเขียนหนังสือ สั่งการ หรือให้ความเห็น เขียน {{เรื่อง}} {{เรียน}} ได้ ระบบเติมจากแบบฟอร์มให้',
    en: 'Phrases that everybody can pick in documents, orders and opinions. Variables in double braces are filled in from the form.',
  },
  effect: {
    th: 'แสดงให้เลือกทันที ข้อความที่เขียนไปแล้วไม่เปลี่ยน',
    en: 'They are offered at once; what was written does not change.',
  },
  permission: classPermissions.manage,
  // A phrase is its own name: nobody asks for a code.
  isCodeMade: true,
  fields: {
    use: {
      kind: 'choice',
      label: { th: 'ใช้ใน', en: 'Offered in' },
      options: phraseUses,
      isListed: true,
    },
  },
});

export type AgencyPhraseRow = RowOf<typeof phraseTable>;
