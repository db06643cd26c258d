import { defineErrors } from '@sarn/kernel';

/** Refusals of the module. */
export const auditErrors = defineErrors({
  'audit.period-reversed': {
    status: 422,
    th: 'วันที่สิ้นสุดอยู่ก่อนวันที่เริ่มต้น กรุณาเลือกช่วงวันที่ใหม่',
    en: 'The last day is before the first. Please choose the period again.',
  },
  'audit.too-many-rows': {
    status: 422,
    th: 'พบรายการมากกว่า {limit} รายการ กรุณาเลือกช่วงวันที่หรือเงื่อนไขให้แคบลงก่อนส่งออก',
    en: 'There are more than {limit} rows. Please narrow the period or the filters before exporting.',
  },
});
