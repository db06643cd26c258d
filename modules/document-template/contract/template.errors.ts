import { defineErrors } from '@sarn/kernel';

/** Refusals of templates. */
export const templateErrors = defineErrors({
  'template.not-found': {
    status: 404,
    th: 'ไม่พบแม่แบบนี้แล้ว อาจถูกนำออกไปก่อน',
    en: 'The template is gone. Somebody may have withdrawn it before.',
  },
  'template.not-of-unit': {
    status: 403,
    th: 'ใช้แม่แบบร่วมกันได้เฉพาะในหน่วยงานที่ท่านดำรงตำแหน่ง',
    en: 'Templates can be shared only with a unit in which you hold a post.',
  },
  'template.not-of-agency': {
    status: 403,
    th: 'แม่แบบของทั้งหน่วยงานกำหนดได้โดยผู้ดูแลระบบเท่านั้น',
    en: 'Only administrators set templates of the whole agency.',
  },
  'template.full': {
    status: 409,
    th: 'มีแม่แบบครบ {most} รายการแล้ว นำรายการที่ไม่ใช้ออกก่อน',
    en: 'There are {most} templates already. Please take out some that are not used.',
  },
  'template.name-taken': {
    status: 409,
    th: 'มีแม่แบบชื่อ “{name}” อยู่แล้ว ตั้งชื่ออื่น',
    en: 'A template named “{name}” is there already. Please choose another name.',
    field: 'name',
  },
  'template.classified': {
    status: 403,
    th: 'หนังสือที่มีชั้นความลับเก็บเป็นแม่แบบไม่ได้',
    en: 'A classified document cannot be kept as a template.',
  },
});
