import type { AuditWords } from '@sarn/kernel';

/** Acts of programs as the audit trail names them. */
export const apiProgramAuditWords: AuditWords = {
  acts: {
    'api-program.saved': { th: 'กำหนดโปรแกรมที่เชื่อมต่อ', en: 'Set up a program' },
    'api-program.ended': { th: 'ยกเลิกโปรแกรมที่เชื่อมต่อ', en: 'Ended a program' },
    'api-program.handed-over': {
      th: 'เปลี่ยนผู้รับผิดชอบโปรแกรมเมื่อส่งมอบงาน',
      en: 'Gave a program to another responsible person',
    },
    'api-program.token-issued': { th: 'ออกโทเคนให้โปรแกรม', en: 'Issued a token to a program' },
    'api-program.token-revoked': { th: 'ยกเลิกโทเคนของโปรแกรม', en: 'Revoked a token' },
    'api-program.notified': { th: 'โปรแกรมส่งการแจ้งเตือน', en: 'A program sent notices' },
  },
  subjects: { 'api-program': { th: 'โปรแกรมที่เชื่อมต่อ', en: 'Program' } },
};
