import type { th } from './th.ts';

/** Words of the pages of signatures; a line of a text is an entry of a list. */
export const en: typeof th = {
  state: 'Not in this release',
  lead: 'Signing by certificate is not part of the product yet and comes with a later release, so nothing can be set here.',
  later: 'What will be set here',
  meanwhile: 'How documents are signed meanwhile',
  now: 'Who may sign opens the document and signs it, confirmed by the own password.\nName and post are printed in the document; who signed and when is kept in its history.\nWhere a handwritten signature is needed, print the document, sign it and attach the scan.',
  manual: 'Open the manual',
  page: {
    signTypes: {
      title: 'Types of signatures',
      later:
        'Ways to sign: typed name, picture of a signature, certificate with one-time code, digital signature, seal, initials\nThe strength of each way, 1 to 3',
    },
    signTypeGroup: {
      title: 'Group of signature types',
      later:
        'Ways to sign by kind, step and secrecy\nThe weakest way that is taken, and the posts that may sign',
    },
  },
};
