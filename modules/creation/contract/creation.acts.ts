import type { AuditWords } from '@sarn/kernel';

/** Acts of the settings of creation as the audit trail names them. */
export const creationAuditWords: AuditWords = {
  acts: {
    'registry.creation-rule-set': { th: 'กำหนดการสร้างหนังสือ', en: 'Set who may create a kind' },
  },
  subjects: { 'creation-rule': { th: 'การสร้างหนังสือ', en: 'Creation of documents' } },
};
