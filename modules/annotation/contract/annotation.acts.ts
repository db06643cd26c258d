import type { AuditWords } from '@sarn/kernel';

/** Names of acts on annotations in the audit trail. */
export const annotationAuditWords: AuditWords = {
  acts: {
    'annotation.added': { th: 'เขียนเกษียนบนหนังสือ', en: 'Wrote on the pages of a document' },
    'annotation.stamped': { th: 'ประทับตรารับหนังสือ', en: 'Stamped a letter as received' },
    'annotation.taken-back': {
      th: 'ถอนเกษียนบนหนังสือคืน',
      en: 'Took back an annotation on a document',
    },
  },
  subjects: {},
};
