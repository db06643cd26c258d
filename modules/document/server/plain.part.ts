import { plainForms } from '../contract/index.ts';
import type { DocumentPart } from './document-engine.ts';
import { formOf } from './engine/flow-part.ts';

/** Questions that any flow of documents may ask. */
export const plainPart: DocumentPart = {
  owner: 'document',
  errors: [
    'registry.not-found',
    'registry.act-not-allowed',
    'registry.stale',
    'registry.pressed-by-another',
    'registry.wrong-password',
    'identity.approval-over',
    'identity.directory-unavailable',
    'registry.recipient-unknown',
    'registry.recalled',
    'registry.due-in-past',
    'file.not-found',
  ],
  forms: [
    formOf('none', plainForms.none),
    formOf('note', plainForms.note),
    formOf('reason', plainForms.reason),
    formOf('pass', plainForms.pass),
  ],
};
