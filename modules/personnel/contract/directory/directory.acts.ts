import type { AuditWords } from '@sarn/kernel';

/** Acts of the synchronisation with the directory. */
export const directoryAuditWords: AuditWords = {
  acts: {
    'personnel.directory-compared': {
      th: 'เปรียบเทียบกับระบบบัญชีกลาง',
      en: 'Compared people with the directory',
    },
    'personnel.directory-synchronised': {
      th: 'ปรับบุคลากรตามระบบบัญชีกลาง',
      en: 'Synchronised people with the directory',
    },
    'personnel.directory-stopped': {
      th: 'หยุดการปรับตามระบบบัญชีกลาง เพราะมีผู้หายไปมาก',
      en: 'Stopped a synchronisation because many people were missing',
    },
  },
  subjects: { 'directory-run': { th: 'การปรับตามระบบบัญชีกลาง', en: 'Synchronisation' } },
};
