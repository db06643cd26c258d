import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';

const tag = 'registry';
const term = z.object({ th: z.string(), en: z.string() });

/** Links of one document at most; for the whole file of a matter there are folders. */
export const referenceLimit = 50;

/** The document at the other end of a link; only where the reader may open it. */
export const LinkedDocument = z.object({
  documentId: z.string(),
  kindTerm: term,
  title: z.string(),
  letterNo: z.string(),
  receiveNo: z.string().nullable(),
  at: z.string().describe('when it was written or registered'),
  linkedBy: z.string(),
  linkedAt: z.string(),
  mayRemove: z.boolean(),
});
export type LinkedDocument = z.output<typeof LinkedDocument>;

export const listReferences = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/references',
  input: z.object({ documentId: id }),
  output: z.object({
    refersTo: z
      .array(LinkedDocument)
      .describe('earlier documents, in the order in which they were linked'),
    referredBy: z.array(LinkedDocument).describe('later documents, likewise'),
    mayAdd: z.boolean(),
  }),
  errors: ['registry.not-found'],
  access: 'session',
  scopes: ['documents.read'],
  summary: 'Earlier documents a document refers to, and later ones that refer to it',
  tag,
});

export const addReference = endpoint({
  method: 'POST',
  path: '/registry/document/reference/add',
  input: z.object({ documentId: id, refersTo: id }),
  output: z.object({}),
  errors: [
    'registry.not-found',
    'registry.reference-not-yours',
    'registry.reference-itself',
    'registry.reference-cycle',
    'registry.reference-limit',
  ],
  access: 'session',
  summary: 'Link a document to an earlier one that it refers to; linking twice changes nothing',
  tag,
  isRepeatable: true,
});

export const removeReference = endpoint({
  method: 'POST',
  path: '/registry/document/reference/remove',
  input: z.object({ documentId: id, refersTo: id }),
  output: z.object({}),
  errors: ['registry.not-found', 'registry.reference-not-yours'],
  access: 'session',
  summary: 'Remove a link, by the person who made it or by the registrar of the document',
  tag,
  isRepeatable: true,
});
