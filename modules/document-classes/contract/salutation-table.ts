import { describedTable } from '@sarn/kernel';
import type { RowOf } from '@sarn/kernel';
import { classPermissions } from './permissions.ts';
import { usualSalutation } from './salutations.ts';
import { classTableCodes } from './table-codes.ts';

/** How letters address and close. Specification of the domain §1.6 */
export const salutationTable = describedTable({
  code: classTableCodes.salutation,
  title: { th: 'คำขึ้นต้นและคำลงท้าย', en: 'Salutations and closings' },
  rowTitle: { th: 'คำขึ้นต้นและคำลงท้าย', en: 'Salutation and closing' },
  text: {
    th: 'คำขึ้นต้นและคำลงท้ายของหนังสือภายนอก และผู้รับที่ระบบเสนอคำนั้นให้เอง',
    en: 'Salutation and closing of external letters, and the addressees for whom they are proposed',
  },
  effect: {
    th: 'แบบร่างและหน้าที่พิมพ์ใช้ทันที หนังสือที่มีผู้อ่านหรือลงนามแล้วคงเดิม',
    en: 'Drafts and what is printed use it at once; pages that somebody read or signed stay as they are.',
  },
  permission: classPermissions.manage,
  kept: [usualSalutation],
  isCodeMade: true,
  fields: {
    opening: {
      kind: 'text',
      label: { th: 'คำขึ้นต้น', en: 'Salutation' },
      hint: { th: 'พิมพ์หน้าชื่อผู้รับ เช่น กราบเรียน', en: 'Printed before the addressee' },
      max: 60,
      isRequired: true,
      isListed: true,
    },
    closing: {
      kind: 'text',
      label: { th: 'คำลงท้าย', en: 'Closing' },
      hint: { th: 'พิมพ์เหนือลายมือชื่อ', en: 'Printed above the signature' },
      max: 120,
      isRequired: true,
      isListed: true,
    },
    addressees: {
      kind: 'texts',
      label: { th: 'เสนอเมื่อผู้รับขึ้นต้นด้วย', en: 'Proposed for addressees that begin with' },
      hint: {
        th: 'ตำแหน่งหรือคำนำหน้าชื่อ บรรทัดละรายการ คำที่ยาวกว่ามาก่อน',
        en: 'Posts or titles, one on each line; a longer one decides',
      },
      max: 120,
      maxCount: 60,
    },
  },
});

export type SalutationRow = RowOf<typeof salutationTable>;
