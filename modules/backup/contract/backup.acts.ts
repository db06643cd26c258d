import type { AuditWords } from '@sarn/kernel';

/** Acts of backups as the audit trail names them. */
export const backupAuditWords: AuditWords = {
  acts: {
    'backup.set': { th: 'กำหนดการสำรองข้อมูล', en: 'Set up backups' },
    'backup.made': { th: 'สำรองข้อมูลแล้ว', en: 'Made a backup' },
    'backup.trial-made': { th: 'ทดลองกู้คืนข้อมูล', en: 'Tried a restore' },
    'backup.trial-recorded': {
      th: 'บันทึกผลการทดลองกู้คืนข้อมูล',
      en: 'Recorded a trial of restoring',
    },
    'backup.failed': { th: 'สำรองข้อมูลไม่สำเร็จ', en: 'A backup failed' },
  },
  subjects: { backup: { th: 'การสำรองข้อมูล', en: 'Backup' } },
};
