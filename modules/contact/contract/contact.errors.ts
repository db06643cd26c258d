import { defineErrors } from '@sarn/kernel';

/** Refusals of the address book. */
export const contactErrors = defineErrors({
  'registry.contact-not-found': {
    status: 404,
    th: 'ไม่พบรายชื่อนี้ในสมุดที่อยู่แล้ว กรุณาโหลดหน้าใหม่',
    en: 'The entry is gone from the address book. Please reload the page.',
  },
  'registry.contact-known': {
    status: 409,
    th: 'มี “{name}” ในสมุดที่อยู่แล้ว กรุณาค้นหาและแก้ไขรายการเดิม',
    en: '“{name}” is in the address book already. Please change that entry.',
  },
});
