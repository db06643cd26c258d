import { describedTable } from '@sarn/kernel';
import { classPermissions } from '@sarn/document-classes/contract';
import { contactTableCodes } from './table-codes.ts';

/** The two sorts that other systems know, as `F_SENDER_TYPE_TO_ID`. Specification of settings §2.5 */
export const senderBases = {
  agency: '1',
  person: '2',
} as const;

/** Sorts of partner. Specification of settings §2.5 `serdertype` */
export const senderTypeTable = describedTable({
  code: contactTableCodes.senderType,
  title: { th: 'ประเภทผู้ส่งและผู้รับ', en: 'Types of senders and receivers' },
  rowTitle: { th: 'ประเภทผู้ส่งและผู้รับ', en: 'Sender type' },
  text: {
    th: 'หน่วยงานและบุคคลเป็นประเภทหลักที่ระบบอื่นอ้างถึง ประเภทอื่นอยู่ภายใต้สองประเภทนี้',
    en: 'Agency and person are what other systems know; every other type belongs to one of them.',
  },
  effect: {
    th: 'สมุดที่อยู่เสนอและกรองด้วยชื่อใหม่ทันที รายการงานแสดงชื่อของประเภทหลัก',
    en: 'The address book offers and filters by it at once; lists of work show the main types.',
  },
  permission: classPermissions.manage,
  kept: [senderBases.agency, senderBases.person],
  fields: {
    base: {
      kind: 'choice',
      label: { th: 'ประเภทหลัก', en: 'Main type' },
      hint: {
        th: 'ระบบอื่นเห็นเป็นหน่วยงานหรือบุคคล เปลี่ยนไม่ได้เมื่อมีรายชื่อใช้แล้ว',
        en: 'What other systems see it as; fixed once an entry uses it',
      },
      options: {
        '1': { th: '1 หน่วยงาน', en: '1 Agency' },
        '2': { th: '2 บุคคล', en: '2 Person' },
      },
      isListed: true,
      isLocked: 'used',
    },
  },
});
