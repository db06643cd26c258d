import type { AuditWords } from '@sarn/kernel';

/** Acts on templates that others use too. */
export const templateAuditWords: AuditWords = {
  acts: {
    'template.shared': { th: 'ใช้แม่แบบหนังสือร่วมกัน', en: 'Shared a template of documents' },
    'template.withdrawn': { th: 'นำแม่แบบหนังสือออก', en: 'Withdrew a template of documents' },
  },
  subjects: { template: { th: 'แม่แบบหนังสือ', en: 'Template of documents' } },
};
