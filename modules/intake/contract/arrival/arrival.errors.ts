import { defineErrors } from '@sarn/kernel';

/** Refusals of the queue of arrivals. */
export const arrivalErrors = defineErrors({
  'registry.arrival-not-found': {
    status: 404,
    th: 'ไม่พบหนังสือที่ส่งมานี้ หรือท่านไม่มีสิทธิ์เข้าถึง',
    en: 'The letter from elsewhere was not found, or you may not see it.',
  },
  'registry.arrival-decided': {
    status: 409,
    th: 'มีผู้ดำเนินการกับหนังสือนี้แล้ว กรุณาโหลดหน้าใหม่',
    en: 'Somebody has dealt with this letter already. Please reload the page.',
  },
});
