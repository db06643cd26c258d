import type { AuditWords } from '@sarn/kernel';

/** Acts on circulations beside sending one, which is `circulate`. */
export const circulationAuditWords: AuditWords = {
  acts: {
    'registry.circulation-acknowledge': { th: 'รับทราบหนังสือเวียน', en: 'Acknowledge a circulation' },
    'registry.circulation-remind': {
      th: 'เตือนผู้รับหนังสือเวียน',
      en: 'Remind the readers of a circulation',
    },
    'registry.circulation-recall': { th: 'ดึงการเวียนกลับ', en: 'Take a circulation back' },
    'registry.circulation-export': { th: 'ส่งออกรายงานการอ่าน', en: 'Export a report on readers' },
    'registry.group-save': { th: 'บันทึกกลุ่มผู้รับ', en: 'Save a group of recipients' },
    'registry.group-delete': { th: 'ลบกลุ่มผู้รับ', en: 'Delete a group of recipients' },
  },
  subjects: {
    'recipient-group': { th: 'กลุ่มผู้รับ', en: 'Group of recipients' },
  },
};
