import type { AuditWords } from '@sarn/kernel';

/** Acts on reports; none of them changes who may read a document. */
export const workloadAuditWords: AuditWords = {
  acts: {
    'registry.report-set': { th: 'ตั้งค่ารายงาน', en: 'Set the reports' },
    'registry.report-export': { th: 'ส่งออกรายงานเป็นไฟล์', en: 'Export a report to a file' },
  },
  subjects: { report: { th: 'รายงาน', en: 'Report' } },
};
