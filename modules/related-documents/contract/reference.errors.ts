import { defineErrors } from '@sarn/kernel';

export const referenceErrors = defineErrors({
  'registry.reference-not-yours': {
    status: 403,
    th: 'เพิ่มการอ้างถึงได้เฉพาะผู้ที่อยู่ในเส้นทางของเอกสาร และนำออกได้โดยผู้เพิ่มหรือนายทะเบียนของเรื่อง',
    en: 'Only those who deal with the document add links; a link is removed by whoever made it or by the registrar.',
  },
  'registry.reference-itself': {
    status: 422,
    th: 'เอกสารอ้างถึงตัวเองไม่ได้ กรุณาเลือกเรื่องอื่น',
    en: 'A document cannot refer to itself. Please choose another one.',
  },
  'registry.reference-cycle': {
    status: 409,
    th: 'เชื่อมไม่ได้ เพราะเรื่อง “{title}” อ้างถึงเอกสารนี้อยู่แล้ว การอ้างถึงจะวนกลับ',
    en: 'Not possible: “{title}” refers to this document already, and the links would form a circle.',
  },
  'registry.reference-limit': {
    status: 409,
    th: 'อ้างถึงได้ไม่เกิน {limit} เรื่อง หากมีเรื่องเกี่ยวข้องมากกว่านี้กรุณาใช้แฟ้มเอกสาร',
    en: 'A document refers to at most {limit} others. Please use a folder for more.',
  },
});
