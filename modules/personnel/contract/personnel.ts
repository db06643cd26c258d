import type { AuditWords } from '@sarn/kernel';
import { accountAuditWords } from './account/account.acts.ts';
import { accountErrors } from './account/account.errors.ts';
import { importAuditWords } from './import/import.acts.ts';
import { importErrors } from './import/import.errors.ts';

/** All refusals of the module. */
export const personnelErrors = { ...importErrors, ...accountErrors };

/** All phrases of the module in the audit trail. */
export const personnelAuditWords: AuditWords = {
  acts: { ...importAuditWords.acts, ...accountAuditWords.acts },
  subjects: { ...importAuditWords.subjects },
};
