import { registerWords } from '@sarn/platform-web';

/** Words of documents that several people sign. */
export const coSignatoryWords = registerWords('registry-co-signatories', {
  th: {
    add: 'มีผู้ลงนามร่วม',
    people: 'ผู้ลงนามร่วม',
    peopleHint: 'ลงนามก่อนผู้ลงนามข้างต้น ชื่ออยู่บนหน้าเดียวกันตามลำดับนี้ เป็นบุคคลของหน่วยงานใดก็ได้',
    inParallel: 'ลงนามพร้อมกันได้ ไม่ต้องรอตามลำดับ',
    waitsFor: 'ผู้ที่ยังไม่ลงนามรวมท่าน {count} คน: {names} เมื่อลงนามครบจึงออกเลขและดำเนินการต่อ',
    together: 'ลงนามพร้อมกับคนก่อนหน้าได้',
  },
  en: {
    add: 'Others sign it, too',
    people: 'Others who sign',
    peopleHint:
      'They sign before the signatory above; their names stand on the same page in this order. They may be of any unit.',
    inParallel: 'All may sign at once, in any order',
    waitsFor:
      '{count} people still have to sign, you among them: {names}. It gets its number and goes on when all have signed.',
    together: 'may sign together with the one before',
  },
});
