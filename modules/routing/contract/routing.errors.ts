import { defineErrors } from '@sarn/kernel';

export const routingErrors = defineErrors({
  'registry.template-not-found': {
    status: 404,
    th: 'ไม่พบเส้นทางนี้ อาจถูกลบไปแล้ว',
    en: 'This list was not found; it may have been deleted.',
  },
  'registry.template-not-yours': {
    status: 403,
    th: 'เส้นทางของหน่วยงานแก้ไขได้โดยหัวหน้า ธุรการ หรือเลขานุการของหน่วยงานนั้น',
    en: 'Lists of a unit are kept by its head, clerk or secretary.',
  },
  'registry.template-name-taken': {
    status: 409,
    th: 'มีเส้นทางชื่อ “{name}” อยู่แล้ว กรุณาใช้ชื่ออื่น',
    en: 'There is a list called “{name}” already. Please choose another name.',
    field: 'name',
  },
  'registry.template-members': {
    status: 422,
    th: 'รายชื่อในเส้นทางไม่ถูกต้อง มีผู้ที่พ้นจากตำแหน่ง ซ้ำกัน หรือไม่มีผู้ลงนามเป็นคนสุดท้าย',
    en: 'The list is not valid: somebody has left, stands there twice, or no signatory comes last.',
  },
});
