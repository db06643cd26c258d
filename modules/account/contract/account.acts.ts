import type { AuditAct, AuditWords } from '@sarn/kernel';

const all: Readonly<Record<string, AuditAct>> = {
  'data-exported': {
    th: 'ส่งออกข้อมูลส่วนบุคคล',
    en: 'Exported the personal data',
    isReadingOfPerson: true,
  },
};

/** Names of acts on one's own account in the audit trail; the prefix is older than this module. */
export const accountAuditWords: AuditWords = {
  acts: Object.fromEntries(Object.entries(all).map(([act, words]) => [`identity.${act}`, words])),
  subjects: {},
};
