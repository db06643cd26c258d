import { defineErrors } from '@sarn/kernel';

/** Refusals of the forms of orders. */
export const orderErrors = defineErrors({
  'registry.order-names-nobody': {
    status: 422,
    th: 'คำสั่งแบบ {name} ต้องระบุบุคคลที่มีชื่อในคำสั่งอย่างน้อยหนึ่งคน',
    en: 'An order of the form {name} must name at least one person.',
  },
  'registry.order-person-unknown': {
    status: 422,
    th: 'ไม่พบบุคคลที่ระบุในคำสั่ง กรุณาเลือกใหม่',
    en: 'A person named in the order was not found. Please choose again.',
  },
});
