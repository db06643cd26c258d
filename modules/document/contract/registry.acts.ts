import type { AuditWords } from '@sarn/kernel';
import { actTerms } from './vocabulary.ts';

/** Acts that change no state of a document: on drafts, and on files. */
const others = {
  'draft-create': actTerms.create,
  'draft-edit': actTerms.edit,
  'file-replace': { th: 'แทนที่ไฟล์ของเอกสาร', en: 'Replace a file of a document' },
};

/**
 * Acts with another name in the audit trail than on their button; the module that owns them names
 * them.
 */
const calledOtherwise = new Set(['consolidate']);

const assignmentWords = { th: 'งานที่มอบหมาย', en: 'Job' };
const transmissionWords = { th: 'การส่งหนังสือ', en: 'Sending of a document' };

/** The names of the steps of the flows in the audit trail: the words of their buttons. */
export const registryAuditWords: AuditWords = {
  acts: Object.fromEntries(
    Object.entries({ ...actTerms, ...others })
      .filter(([act]) => !calledOtherwise.has(act))
      .map(([act, words]) => [`registry.${act}`, words]),
  ),
  subjects: {
    document: { th: 'หนังสือ', en: 'Document' },
    transmission: transmissionWords,
    // Entries are sealed and never written anew: those from before the words changed keep their kind.
    leg: transmissionWords,
    job: assignmentWords,
    assignment: assignmentWords,
  },
};
