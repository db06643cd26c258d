import { defineErrors } from '@sarn/kernel';

/** Why an act does not wait on the device for a connection; told by the browser alone. */
export const lineErrors = defineErrors({
  'platform.line-classified': {
    status: 503,
    th: 'ไม่มีสัญญาณ งานของหนังสือชั้นความลับเก็บไว้ในเครื่องไม่ได้ กรุณาทำเมื่อมีสัญญาณ',
    en: 'There is no connection, and acts on classified documents are not kept on a device. Please do it when the connection is back.',
  },
  'platform.line-password': {
    status: 503,
    th: 'ไม่มีสัญญาณ งานที่ต้องยืนยันตัวตนเก็บไว้ในเครื่องไม่ได้ กรุณาทำเมื่อมีสัญญาณ ข้อความที่พิมพ์ยังอยู่',
    en: 'There is no connection, and an act that needs your password is not kept on a device. Please do it when the connection is back; what you typed stays.',
  },
  'platform.line-number': {
    status: 503,
    th: 'ไม่มีสัญญาณ งานที่ต้องออกเลขเก็บไว้ในเครื่องไม่ได้ เพราะเลขต้องเรียงตามเวลาที่ออกจริง กรุณาทำเมื่อมีสัญญาณ ข้อความที่พิมพ์ยังอยู่',
    en: 'There is no connection, and an act that takes a number is not kept on a device, because numbers follow the time at which they are given. Please do it when the connection is back; what you typed stays.',
  },
});
