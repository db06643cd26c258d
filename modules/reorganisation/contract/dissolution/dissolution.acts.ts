import type { AuditWords } from '@sarn/kernel';

/** Acts on the dissolution of units. */
export const dissolutionAuditWords: AuditWords = {
  acts: {
    'registry.unit-dissolved': { th: 'ยุบเลิกหน่วยงาน', en: 'Dissolve a unit' },
    'registry.unit-merged': { th: 'รวมหน่วยงาน', en: 'Merge a unit' },
    'registry.unit-ending-planned': { th: 'กำหนดวันยุบหรือรวมหน่วยงาน', en: 'Plan the end of a unit' },
    'registry.unit-ending-cancelled': {
      th: 'ยกเลิกกำหนดยุบหรือรวมหน่วยงาน',
      en: 'Call off the end of a unit',
    },
    'registry.unit-ending-failed': {
      th: 'ยุบหรือรวมหน่วยงานตามกำหนดไม่ได้',
      en: 'The planned end of a unit could not be carried out',
    },
    'registry.unit-reopened': { th: 'เปิดหน่วยงานที่สิ้นสุดอีกครั้ง', en: 'Reopen a unit' },
  },
  subjects: {},
};
