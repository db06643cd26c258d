import { defineErrors } from '@sarn/kernel';

export const clearanceErrors = defineErrors({
  'identity.clearance-own': {
    status: 403,
    th: 'ไม่สามารถกำหนดสิทธิเข้าถึงชั้นความลับให้ตนเองได้ กรุณาให้ผู้มีอำนาจท่านอื่นดำเนินการ',
    en: 'Nobody may clear or appoint themselves. Please ask another person with this permission.',
  },
  'identity.clearance-dates': {
    status: 422,
    th: 'วันสิ้นสุดต้องไม่ก่อนวันเริ่มต้น กรุณาตรวจสอบวันที่',
    en: 'The last day must not be before the first.',
  },
  'identity.clearance-missing': {
    status: 422,
    th: '{name} ยังไม่ได้รับอนุญาตให้เข้าถึงชั้นความลับ กรุณากำหนดสิทธิก่อนแต่งตั้งเป็นนายทะเบียน',
    en: '{name} has no clearance yet. Please clear the person first.',
  },
});
