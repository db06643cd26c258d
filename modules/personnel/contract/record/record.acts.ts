import type { AuditWords } from '@sarn/kernel';

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
    'personnel.left': { th: 'พ้นหน้าที่', en: 'Left office' },
  },
  subjects: { 'personnel-order': { th: 'คำสั่งบุคลากร', en: 'Personnel order' } },
};
