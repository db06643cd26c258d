import { endpoint, longText } from '@sarn/kernel';
import { NumberedCopy, secretLimits } from '@sarn/classification/contract';
import { z } from 'zod';

/** Of what copies are made: a file, or, without one, the pages of the document itself. */
const fileId = z.uuid().nullable();

const CopySet = z.object({
  id: z.uuid(),
  fileId,
  first: z.number().int(),
  last: z.number().int(),
  permittedBy: z.string(),
  reason: z.string(),
  madeBy: z.string(),
  madeAt: z.string(),
  copies: z.array(NumberedCopy).describe('each copy, and who has it'),
  mayPrint: z.boolean().describe('the caller made them, a short time ago'),
});
export type CopySet = z.output<typeof CopySet>;

const refusals = [
  ...['registry.not-found', 'registry.secret-reason', 'registry.secret-no-copies'],
  ...['printed-document.none', 'printed-document.not-certifier'],
  ...['printed-document.unreadable-file', 'pdf.too-slow', 'file.marking-too-slow'],
] as const;

/** Of what the caller may make copies, and those that were made. */
export const listClassifiedCopies = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/classified/copies',
  input: z.object({ documentId: z.uuid() }),
  output: z.object({
    sources: z
      .array(z.object({ fileId, name: z.string().describe('empty: the pages of the document') }))
      .describe('empty: the caller makes no copies'),
    sets: z.array(CopySet),
    mayRecord: z.boolean().describe('the caller records who gets them, their return and their end'),
  }),
  errors: ['registry.not-found', 'registry.secret-reason'],
  access: 'session',
  scopes: ['documents.read'],
  summary: 'The numbered copies of a classified document, and of what the caller may make more',
  tag: 'registry',
  isRepeatable: true,
});

/** Enters copies in the control register with their numbers; then they can be printed for a short time. */
export const makeClassifiedCopies = endpoint({
  method: 'POST',
  path: '/registry/document/:documentId/classified/copies',
  input: z.object({
    ...{ documentId: z.uuid(), fileId },
    count: z.coerce.number().int().min(1).max(secretLimits.copiesAtOnce),
    permittedBy: longText({ min: 3, max: 200 }).describe('who gave permission, or by which order'),
    reason: longText({ min: 5, max: 500 }),
  }),
  output: z.object({
    ...{ id: z.uuid(), first: z.number().int(), last: z.number().int() },
  }),
  errors: [
    ...refusals,
    ...['printed-document.too-many-pages', 'pdf.incomplete', 'pdf.unsupported-node'],
  ],
  access: 'session',
  summary: 'Enter numbered copies of a classified document in the control register',
  tag: 'registry',
  rateLimit: { max: 60, perSeconds: 600 },
});

/** The pages of the copies, one after the other, each page with class and number. */
export const getClassifiedCopies = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/classified/copies/:setId',
  input: z.object({ documentId: z.uuid(), setId: z.uuid() }),
  output: z.object({}),
  errors: [
    ...refusals,
    ...['printed-document.copies-over', 'pdf.incomplete', 'pdf.unsupported-node'],
  ],
  access: 'session',
  summary: 'The numbered copies that the caller has just made of a classified document, as a PDF',
  tag: 'registry',
  rateLimit: { max: 120, perSeconds: 600 },
});
