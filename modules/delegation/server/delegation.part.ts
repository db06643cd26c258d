import type { DocumentPart } from '@sarn/document/server';

/** What refuses an act that is taken under an order of acting. */
export const delegationPart: DocumentPart = {
  owner: 'delegation',
  errors: ['registry.acting-ended', 'registry.acting-not-begun', 'registry.acting-out-of-scope'],
};
