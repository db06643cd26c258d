import type { AuditWords } from '@sarn/kernel';

/** Acts on the address book. */
export const contactAuditWords: AuditWords = {
  acts: {
    'registry.contact-save': { th: 'บันทึกรายชื่อในสมุดที่อยู่', en: 'Save an entry of the address book' },
    'registry.contact-retire': {
      th: 'นำรายชื่อออกจากสมุดที่อยู่',
      en: 'Take an entry out of the address book',
    },
  },
  subjects: {
    contact: { th: 'รายชื่อในสมุดที่อยู่', en: 'Entry of the address book' },
  },
};
