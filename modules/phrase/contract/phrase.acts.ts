import type { AuditWords } from '@sarn/kernel';

/** Acts on the phrases that the people of a unit share. */
export const phraseAuditWords: AuditWords = {
  acts: {
    'phrase.shared': { th: 'ใช้สำนวนร่วมกันในหน่วยงาน', en: 'Shared a phrase with the unit' },
    'phrase.withdrawn': {
      th: 'นำสำนวนออกจากหน่วยงาน',
      en: 'Took a phrase out of those of the unit',
    },
  },
  subjects: {},
};
