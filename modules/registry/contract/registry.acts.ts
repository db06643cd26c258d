import type { AuditWords } from '@sarn/kernel';
import { actTerms } from './vocabulary.ts';

/** Acts on a draft have a name of their own in the trail. */
const drafting = { 'draft-create': actTerms.create, 'draft-edit': actTerms.edit };

/** What acts of the registry are called in the audit trail: the words of their buttons. */
export const registryAuditWords: AuditWords = {
  acts: Object.fromEntries(
    Object.entries({ ...actTerms, ...drafting }).map(([act, words]) => [`registry.${act}`, words]),
  ),
  things: {
    document: { th: 'หนังสือ', en: 'Document' },
    leg: { th: 'การส่งหนังสือ', en: 'Sending of a document' },
    job: { th: 'งานที่มอบหมาย', en: 'Job' },
  },
};
