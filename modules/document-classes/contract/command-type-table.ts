import { describedTable } from '@sarn/kernel';
import type { RowOf } from '@sarn/kernel';
import { classPermissions } from './permissions.ts';
import { classTableCodes } from './table-codes.ts';

/** Forms of orders. Specification of settings §2.4 `command-type` */
export const commandTypeTable = describedTable({
  code: classTableCodes.commandType,
  title: { th: 'ประเภทคำสั่ง', en: 'Forms of orders' },
  rowTitle: { th: 'แบบคำสั่ง', en: 'Form of order' },
  text: {
    th: 'แบบของคำสั่งตามรหัสของระบบสารสนเทศทรัพยากรบุคคล และผู้ที่เปิดอ่านได้',
    en: 'Forms of orders by the codes of the personnel system DPIS, and who may open them',
  },
  effect: {
    th: 'แบบร่างคำสั่งเสนอทันที คำสั่งที่เผยแพร่แล้วคงผู้อ่านเดิม',
    en: 'The draft of a command offers it at once; orders published before keep their readers.',
  },
  permission: classPermissions.manage,
  fields: {
    hasNamed: {
      kind: 'switch',
      label: { th: 'ระบุชื่อบุคคล', en: 'Names persons' },
      hint: {
        th: 'ร่างต้องระบุบุคคลอย่างน้อยหนึ่งคนก่อนเสนอ',
        en: 'The draft must name at least one before it is submitted',
      },
      isListed: true,
    },
    isForNamed: {
      kind: 'switch',
      label: { th: 'เปิดได้เฉพาะผู้มีชื่อ', en: 'For the named only' },
      hint: {
        th: 'ไม่ปรากฏในช่องคำสั่งหรือผลการค้นหาของผู้อื่น',
        en: 'It is in no panel and in no search of anybody else',
      },
      isListed: true,
    },
    offersActing: {
      kind: 'switch',
      label: { th: 'เสนอบันทึกการปฏิบัติแทน', en: 'Offers an acting order' },
      isListed: true,
    },
  },
});

export type CommandTypeRow = RowOf<typeof commandTypeTable>;

/** What may be ordered, and for what a matter is presented (F_COM_DESC), of the same page. */
export const instructionTable = describedTable({
  code: classTableCodes.instruction,
  title: { th: 'คำสั่งการ', en: 'Instructions' },
  rowTitle: { th: 'คำสั่งการ', en: 'Instruction' },
  text: {
    th: 'คำสั่งการของผู้บังคับบัญชา (ทราบ … เก็บ) และวัตถุประสงค์ในการเสนอ',
    en: 'What a superior orders, and the purposes for which a matter is presented',
  },
  effect: {
    th: 'แบบสั่งการและแบบเสนอใช้ทันที คำสั่งการที่ลงไว้แล้วคงข้อความเดิม',
    en: 'The forms of ordering and presenting use it at once; earlier orders keep their words.',
  },
  permission: classPermissions.manage,
  // The form of presenting begins with it.
  kept: ['to-consider', 'acknowledged'],
  fields: {
    use: {
      kind: 'choice',
      label: { th: 'ใช้เป็น', en: 'Used as' },
      options: {
        decision: { th: 'คำสั่งการ', en: 'Order' },
        purpose: { th: 'วัตถุประสงค์ในการเสนอ', en: 'Purpose of presenting' },
      },
      isListed: true,
      isLocked: 'seed',
    },
  },
});

export type InstructionRow = RowOf<typeof instructionTable>;
