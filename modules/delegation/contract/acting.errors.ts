import { defineErrors } from '@sarn/kernel';

/** What acting for somebody refuses at the moment of the act. */
export const actingActErrors = defineErrors({
  'registry.acting-ended': {
    status: 409,
    th: 'การปฏิบัติแทนตำแหน่ง {post} ตามคำสั่งที่ {orderNo} สิ้นสุดแล้ว ระบบจึงไม่ได้บันทึกรายการนี้',
    en: 'Acting for {post} by order {orderNo} has ended, so nothing was written.',
  },
  'registry.acting-not-begun': {
    status: 409,
    th: 'การปฏิบัติแทนตำแหน่ง {post} ตามคำสั่งที่ {orderNo} ยังไม่เริ่ม ระบบจึงไม่ได้บันทึกรายการนี้',
    en: 'Acting for {post} by order {orderNo} has not begun yet, so nothing was written.',
  },
  'registry.acting-out-of-scope': {
    status: 403,
    th: 'การดำเนินการนี้อยู่นอกเรื่องที่มอบให้ปฏิบัติแทนตำแหน่ง {post} ตามคำสั่งที่ {orderNo}',
    en: 'This is outside what was delegated for {post} by order {orderNo}.',
  },
});
