import { civilDate, endpoint, flag, jsonOf, lineText, listOf, longText } from '@sarn/kernel';
import { z } from 'zod';
import { DocumentDetail } from './document.ts';
import { RegisterForm } from './forms.ts';
import { id } from './id.ts';
import { PublicationDraft } from './publication-draft.ts';
import { changeableKinds } from './publications.ts';
import { TodoListInput, TodoListOutput } from './wire/todo.ts';

const tag = 'registry';
const documentId = id;
const actErrors = [
  'registry.document-destroyed',
  'registry.retention-unknown',
  'registry.not-found',
  'registry.act-not-allowed',
  'registry.stale',
  'registry.wrong-password',
  'registry.recipient-unknown',
  'registry.recipient-twice',
  'registry.assignee-outside',
  'registry.assignee-twice',
  'registry.already-opened',
  'registry.recalled',
  'registry.jobs-open',
  'registry.closed-by-units',
  'registry.reports-missing',
  'registry.order-names-units',
  'registry.no-head',
  'registry.signatory-invalid',
  'registry.signatory-not-agency',
  'registry.meeting-reported',
  'registry.change-not-possible',
  'registry.already-dispatched',
  'registry.sending-not-possible',
  'registry.sending-under-way',
  'registry.mail-address-missing',
  'registry.mail-too-big',
  'registry.mail-secret',
  'registry.exchange-unreachable',
  'registry.recipient-last',
  'registry.no-file',
  'registry.certified-too-early',
  'registry.route-twice',
  'registry.due-in-past',
  'registry.reminded-today',
  'registry.date-in-future',
  'registry.secrecy-not-available',
  'registry.secret-registrar-only',
  'registry.secret-no-file',
  'registry.secret-not-cleared',
  'registry.secret-no-registrar',
  'registry.secret-chair-not-cleared',
  'registry.secret-kind',
  'registry.secret-same-class',
  'registry.secret-content-unconfirmed',
  'registry.secret-held',
  'registry.secret-title-missing',
  'registry.secret-direction',
  'registry.secret-not-originator',
  'registry.duplicate',
  'registry.number-not-reserved',
  'registry.number-of-other-register',
  'registry.number-expired',
  'registry.register-closed',
  'registry.draft-incomplete',
  'registry.no-clerk',
  'registry.acting-ended',
  'registry.acting-not-begun',
  'registry.acting-out-of-scope',
  'exchange.partner-not-found',
  'exchange.secret',
  'registry.arrival-not-found',
  'registry.arrival-decided',
  'file.not-found',
] as const;

const Warned = z.object({
  documentId: z.string(),
  receiveNo: z.string().nullable(),
});

/** Takes a letter into the register of the reader's registry and gives it its receive number. */
export const registerIncoming = endpoint({
  method: 'POST',
  path: '/registry/incoming/register',
  input: RegisterForm.extend({
    fileIds: listOf(id, 20, 0),
    confirmDuplicate: flag.default(false),
    arrivalId: id.optional().describe('The letter from elsewhere that is registered by this'),
  }),
  output: Warned,
  errors: actErrors,
  access: 'registry.register',
  summary: 'Register an incoming letter',
  tag,
  isRepeatable: true,
});

/** Puts files of an electronic channel into the arrival box, to be registered or refused. */
export const arriveIncoming = endpoint({
  method: 'POST',
  path: '/registry/incoming/arrive',
  input: z.object({
    title: lineText({ min: 2, max: 1000 }),
    sender: lineText({ min: 2, max: 300 }),
    fileIds: listOf(id, 20, 1),
  }),
  output: z.object({ documentId: z.string() }),
  errors: actErrors,
  access: 'registry.register',
  summary: 'Put a letter into the arrival box',
  tag,
  isRepeatable: true,
});

/** Letters already registered with the same sender, number and date. */
export const findDuplicates = endpoint({
  method: 'GET',
  path: '/registry/incoming/duplicates',
  input: z.object({
    sender: lineText({ max: 300 }),
    letterNo: lineText({ max: 100 }),
    letterDate: civilDate('1957-01-01', '2100-12-31'),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        documentId: z.string(),
        receiveNo: z.string(),
        title: z.string(),
        receivedAt: z.string(),
      }),
    ),
  }),
  errors: [],
  access: 'registry.register',
  summary: 'Find letters registered before with the same sender, number and date',
  tag,
});

/** Writes a new memo, or a new version of one's own draft. */
export const saveMemo = endpoint({
  method: 'POST',
  path: '/registry/memo/save',
  input: z.object({
    documentId: documentId.optional(),
    version: z.coerce.number().int().optional(),
    title: longText({ min: 2, max: 1000 }),
    addressee: lineText({ min: 2, max: 300 }),
    unitIds: listOf(id, 300, 1),
    speed: z.enum(['normal', 'urgent', 'very-urgent', 'immediate']).default('normal'),
    bodyJson: jsonOf(z.record(z.string(), z.unknown())),
    fileIds: listOf(id, 20).default([]),
  }),
  output: z.object({ documentId: z.string(), version: z.number() }),
  errors: [...actErrors, 'registry.body-invalid', 'registry.no-unit'],
  access: 'registry.draft',
  summary: 'Save a memo as draft',
  tag,
  isRepeatable: true,
});

/** Writes a paper of a published kind, or a new version of one's own draft. */
export const savePublication = endpoint({
  method: 'POST',
  path: '/registry/publication/save',
  input: PublicationDraft,
  output: z.object({ documentId: z.string(), version: z.number() }),
  errors: [...actErrors, 'registry.body-invalid', 'registry.no-unit'],
  access: 'registry.draft',
  summary: 'Save a circular, command, regulation, rule, announcement or the like as draft',
  tag,
  isRepeatable: true,
});

/** Published papers that a new one may amend, repeal or supersede; newest first, ten at most. */
export const findChangeable = endpoint({
  method: 'GET',
  path: '/registry/publication/changeable',
  input: z.object({ kind: z.enum(changeableKinds), text: lineText({ max: 200 }).default('') }),
  output: z.object({
    rows: z.array(
      z.object({
        documentId: z.string(),
        kindTerm: z.object({ th: z.string(), en: z.string() }),
        letterNo: z.string(),
        title: z.string(),
      }),
    ),
  }),
  errors: [],
  access: 'registry.draft',
  summary: 'Published papers that can be amended, repealed or superseded',
  tag,
});

export const getDocument = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId',
  input: z.object({ documentId }),
  output: z.object({ item: DocumentDetail }),
  errors: ['registry.not-found', 'registry.secret-reason'],
  access: 'session',
  summary: 'A document with its files, legs, jobs, history and what the reader may do',
  tag,
});

/** The one way by which a paper moves. */
export const actOnDocument = endpoint({
  method: 'POST',
  path: '/registry/document/:documentId/act',
  input: z.object({
    documentId,
    on: z.enum(['document', 'leg', 'job']),
    targetId: id,
    act: z.string().max(40),
    version: z.coerce.number().int().optional(),
    /** The post one acts in, where one holds several that would do. */
    postId: id.optional(),
    /** The order by which that post is another's; left out for a post of one's own. */
    delegationId: id.optional(),
    form: jsonOf(z.record(z.string(), z.unknown())).default({}),
  }),
  output: z.object({ documentId: z.string(), number: z.string().nullable() }),
  errors: actErrors,
  access: 'session',
  summary: 'Do one step of the flow',
  tag,
  isRepeatable: true,
});

/** The next thing that waits in the same queue, for going on without a detour. */
export const nextInQueue = endpoint({
  method: 'GET',
  path: '/registry/queue/:typeCode/next',
  input: z.object({ typeCode: z.string().max(20), after: documentId.optional() }),
  output: z.object({ documentId: z.string().nullable() }),
  errors: [],
  access: 'session',
  summary: 'The next document of a queue',
  tag,
});

export const todoList = endpoint({
  method: 'POST',
  path: '/sarabun/get-todo-list',
  input: TodoListInput,
  output: TodoListOutput,
  errors: [],
  access: 'session',
  summary: 'One page of a to-do queue (specification §7)',
  tag: 'sarabun',
  isRepeatable: true,
});

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
  summary: 'Opening a document marks it read (specification §4, §7)',
  tag: 'sarabun',
  isRepeatable: true,
});

export const decodeDocument = endpoint({
  method: 'POST',
  path: '/get-decode-document-api',
  // Any text: one that stands for nothing is answered as such, whatever its length.
  input: z.object({ F_DOC_ID_ENCODE: lineText({ max: 200 }) }),
  output: z.object({ item: z.object({ F_DOC_ID: z.string() }) }),
  errors: ['registry.not-found'],
  access: 'session',
  summary: 'The document behind an encoded id (specification §7)',
  tag: 'sarabun',
  isRepeatable: true,
});

/** What the sender and addressee boxes offer while typing. */
export const suggestWords = endpoint({
  method: 'GET',
  path: '/registry/suggest',
  input: z.object({ field: z.enum(['sender', 'addressee']), text: lineText({ max: 200 }) }),
  output: z.object({ rows: z.array(z.string()) }),
  errors: [],
  access: 'session',
  summary: 'Names of the address book, and earlier senders or addressees, that contain the text',
  tag,
});
