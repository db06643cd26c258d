import type { AuditWords } from '@sarn/kernel';

/** Acts on letters on their way to somebody outside. */
export const dispatchAuditWords: AuditWords = {
  acts: {
    'registry.dispatch-export': {
      th: 'ส่งออกรายการส่งหนังสือ',
      en: 'Export the list of letters going out',
    },
    'registry.hand-over': { th: 'บันทึกผู้รับในสมุดส่งหนังสือ', en: 'Record who took a letter' },
    'registry.brought-back': {
      th: 'บันทึกว่านำหนังสือกลับ',
      en: 'Record that a letter was not delivered',
    },
  },
  subjects: {},
};
