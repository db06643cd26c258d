import type { AuditWords } from '@sarn/kernel';

/** Acts on accounts that are suspended. */
export const accountAuditWords: AuditWords = {
  acts: {
    'personnel.handed-over': {
      th: 'ส่งมอบงานของผู้พ้นหน้าที่',
      en: 'Handed over what somebody left',
    },
  },
  subjects: {},
};
