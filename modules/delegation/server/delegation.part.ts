import type { DocumentPart } from '@sarn/document/server';

/** What stops a step that is taken by an order of acting. */
export const delegationPart: DocumentPart = {
  owner: 'delegation',
  errors: ['registry.acting-ended', 'registry.acting-not-begun', 'registry.acting-out-of-scope'],
};
