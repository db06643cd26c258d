import { defineErrors } from '@sarn/kernel';

/** Refusals of shared phrases. */
export const phraseErrors = defineErrors({
  'phrase.not-found': {
    status: 404,
    th: 'ไม่พบสำนวนนี้แล้ว อาจถูกนำออกไปก่อน',
    en: 'The phrase is gone. Somebody may have taken it out before.',
  },
  'phrase.not-of-unit': {
    status: 403,
    th: 'ใช้สำนวนร่วมกันได้เฉพาะในหน่วยงานที่ท่านดำรงตำแหน่ง',
    en: 'Phrases can be shared only with a unit in which you hold a post.',
  },
  'phrase.unit-full': {
    status: 409,
    th: 'หน่วยงานนี้มีสำนวนครบ {most} รายการแล้ว นำรายการที่ไม่ใช้ออกก่อน',
    en: 'The unit has {most} phrases already. Please take out some that are not used.',
  },
});
