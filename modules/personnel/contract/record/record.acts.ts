import { kindsOf } from '@sarn/kernel';
import type { AuditAct, AuditWords } from '@sarn/kernel';

/** Why somebody left; the same as the ending of the act. */
const left: Readonly<Record<string, AuditAct>> = {
  retired: { th: 'พ้นหน้าที่: เกษียณอายุราชการ', en: 'Left office: retired' },
  resigned: { th: 'พ้นหน้าที่: ลาออก', en: 'Left office: resigned' },
  'moved-away': { th: 'พ้นหน้าที่: โอนไปหน่วยงานอื่น', en: 'Left office: went to another agency' },
  'contract-over': { th: 'พ้นหน้าที่: สิ้นสุดสัญญาจ้าง', en: 'Left office: the contract is over' },
  died: { th: 'พ้นหน้าที่: ถึงแก่กรรม', en: 'Left office: died' },
  other: { th: 'พ้นหน้าที่: สาเหตุอื่น', en: 'Left office: another reason' },
};

/** Acts on employments. */
export const recordAuditWords: AuditWords = {
  acts: {
    'personnel.employment-set': { th: 'กำหนดประเภทบุคลากร', en: 'Set an employment' },
    'personnel.transferred': { th: 'ย้ายบุคลากรตามคำสั่ง', en: 'Transferred somebody' },
    'personnel.order-planned': { th: 'บันทึกคำสั่งล่วงหน้า', en: 'Planned an order' },
    'personnel.order-cancelled': { th: 'ยกเลิกคำสั่งล่วงหน้า', en: 'Called an order off' },
    'personnel.order-failed': {
      th: 'ดำเนินการตามคำสั่งไม่ได้',
      en: 'An order could not be carried out',
    },
    // Entries from before the kind was a part of the act; a search for it finds each kind.
    'personnel.left': { th: 'พ้นหน้าที่', en: 'Left office' },
    ...kindsOf('personnel.left', left),
  },
  subjects: { 'personnel-order': { th: 'คำสั่งบุคลากร', en: 'Personnel order' } },
};
