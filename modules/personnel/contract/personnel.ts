import type { AuditWords } from '@sarn/kernel';
import { accountAuditWords } from './account/account.acts.ts';
import { accountErrors } from './account/account.errors.ts';
import { directoryAuditWords } from './directory/directory.acts.ts';
import { directoryErrors } from './directory/directory.errors.ts';
import { recordAuditWords } from './record/record.acts.ts';
import { recordErrors } from './record/record.errors.ts';

/** All refusals of the module. */
export const personnelErrors = {
  ...accountErrors,
  ...recordErrors,
  ...directoryErrors,
};

/** All phrases of the module in the audit trail. */
export const personnelAuditWords: AuditWords = {
  acts: {
    ...accountAuditWords.acts,
    ...recordAuditWords.acts,
    ...directoryAuditWords.acts,
  },
  subjects: {
    ...recordAuditWords.subjects,
    ...directoryAuditWords.subjects,
  },
};
