import { endpoint, jsonOf, lineText, listOf } from '@sarn/kernel';
import type { SentInputOf } from '@sarn/kernel';
import { z } from 'zod';
import type { DocumentDetail } from './document.ts';
import type { SentAnswer } from './flow/flow.ts';
import { id } from './id.ts';

const tag = 'registry';
const documentId = id;

/**
 * Our screens know the sections of the answer by its type alone; the server answers with their
 * schemas (`describedDetail`), and cannot describe the API without them.
 */
export const getDocument = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId',
  input: z.object({ documentId }),
  output: z.object({ item: z.custom<DocumentDetail>() }),
  errors: ['registry.not-found', 'registry.secret-reason'],
  access: 'session',
  scopes: ['documents.read'],
  summary:
    'A document with its files, transmissions, assignments, history and the steps the reader may take',
  tag,
});

/**
 * The only call by which a document changes state; the modules bring its error codes to the engine.
 */
export const actOnDocument = endpoint({
  method: 'POST',
  path: '/registry/document/:documentId/act',
  input: z.object({
    documentId,
    on: z.enum(['document', 'transmission', 'assignment']),
    targetId: id,
    act: z.string().max(40),
    version: z.coerce.number().int().optional(),
    /** The state of what is acted on, as the person saw it: another one is refused. */
    onState: z.string().max(40).optional(),
    /** Who pressed it: in a session of another person it is refused. */
    personId: id.optional(),
    /** The post in which the person acts, where several of their posts would do. */
    postId: id.optional(),
    /** The order by which that post is another person's; left out for one's own post. */
    delegationId: id.optional(),
    asked: z
      .string()
      .max(40)
      .optional()
      .describe('the form that was filled in, as `may` names it; that of the act when left out'),
    form: jsonOf(z.record(z.string(), z.unknown())).default({}),
  }),
  output: z.object({ documentId: z.string(), number: z.string().nullable() }),
  errors: [],
  access: 'session',
  summary: 'Do one step of the flow',
  tag,
  isRepeatable: true,
});

/** Documents kept on a device that one call may ask for. */
export const checkKeptLimit = 500;

export const checkKept = endpoint({
  method: 'POST',
  path: '/registry/documents/kept',
  input: z.object({ documentIds: listOf(id, checkKeptLimit) }),
  output: z.object({ documentIds: z.array(z.string()) }),
  errors: [],
  access: 'session',
  takesNoKey: true,
  summary: 'Which of these documents the reader may still keep on a device: those without a class',
  tag,
  isRepeatable: true,
});

/** A step of the flow as our own screens send it, with the answers discriminated by their form. */
export type ActRequestSent = Omit<SentInputOf<typeof actOnDocument>, keyof SentAnswer> & SentAnswer;

export const markRead = endpoint({
  method: 'POST',
  path: '/update-read-portal',
  input: z.object({ F_DOC_ID: documentId }),
  output: z.object({
    is_save: z.boolean(),
    item: z.object({ F_DOC_ID: z.string(), F_DOC_TITLE: z.string() }),
  }),
  errors: ['registry.not-found'],
  access: 'session',
  takesNoKey: true,
  summary: 'Opening a document marks it read (specification §4, §7)',
  tag: 'sarabun',
  isRepeatable: true,
});

export const decodeDocument = endpoint({
  method: 'POST',
  path: '/get-decode-document-api',
  // Any text: an unknown one is answered as not found, whatever its length.
  input: z.object({ F_DOC_ID_ENCODE: lineText({ max: 200 }) }),
  output: z.object({ item: z.object({ F_DOC_ID: z.string() }) }),
  errors: ['registry.not-found'],
  access: 'session',
  takesNoKey: true,
  summary: 'The document behind an encoded id (specification §7)',
  tag: 'sarabun',
  isRepeatable: true,
});
