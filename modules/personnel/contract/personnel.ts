import type { AuditWords } from '@sarn/kernel';
import { importAuditWords } from './import/import.acts.ts';
import { importErrors } from './import/import.errors.ts';

/** All refusals of the module. */
export const personnelErrors = { ...importErrors };

/** All phrases of the module in the audit trail. */
export const personnelAuditWords: AuditWords = {
  acts: { ...importAuditWords.acts },
  subjects: { ...importAuditWords.subjects },
};
