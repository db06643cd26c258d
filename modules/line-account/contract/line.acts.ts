import type { AuditWords } from '@sarn/kernel';

/** Names of the acts of this module in the audit trail. */
export const lineAuditWords: AuditWords = {
  acts: {
    'notification.line-linked': { th: 'เชื่อมบัญชีไลน์', en: 'Linked a LINE account' },
    'notification.line-unlinked': { th: 'ยกเลิกการเชื่อมบัญชีไลน์', en: 'Unlinked a LINE account' },
  },
  subjects: {},
};
