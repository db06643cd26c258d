import { civilDate, endpoint, lineText, listOf, longText } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';
import { ReplacedMember } from './committee.api.ts';
import {
  retentionListKindCodes,
  retentionListLimit,
  retentionListStateCodes,
  retentionMediumCodes,
  retentionOpinionCodes,
} from './retention.ts';

const tag = 'registry';
const term = z.object({ th: z.string(), en: z.string() });
const instant = z.string();
const medium = z.enum(retentionMediumCodes);
const reason = longText({ min: 3, max: 1000 });
const day = civilDate('2000-01-01', '2200-12-31');
const page = z.coerce.number().int().min(1).max(1000).default(1);
const keeping = 'registry.retention';

/** A document as a list shows it. */
const Listed = z.object({
  documentId: z.string(),
  number: z.string().describe('number in the register'),
  letterNo: z.string(),
  letterDate: z.string().nullable(),
  title: z.string(),
  kindTerm: term,
  folder: z.string().describe('รหัสแฟ้ม: the folder of a unit in which it is filed'),
  className: term,
  medium,
  closedOn: z.string(),
});

export const RetentionCandidate = Listed;
export type RetentionCandidate = z.output<typeof RetentionCandidate>;

export const retentionCandidates = endpoint({
  method: 'GET',
  path: '/registry/retention/candidates',
  input: z.object({
    kind: z.enum(retentionListKindCodes).default('destroy'),
    search: lineText({ max: 200 }).default(''),
    page,
  }),
  output: z.object({ rows: z.array(RetentionCandidate), total: z.number().int() }),
  errors: [],
  access: keeping,
  summary:
    'Documents that could be put on a list, oldest first; those on an open list are left out',
  tag,
});

const Opinion = z.object({
  personId: z.string(),
  name: z.string(),
  opinion: z.enum(retentionOpinionCodes),
  years: z.number().int().nullable(),
  reason: z.string(),
});

export const RetentionItem = Listed.extend({
  seq: z.number().int(),
  decision: z.string().nullable(),
  decisionTerm: term.nullable(),
  years: z.number().int().nullable().describe('how much longer it is kept'),
  remark: z.string(),
  state: z.enum(['listed', 'erasing', 'destroyed', 'spared']),
  obstacle: z.string().nullable().describe('what prevents it today, or why the document was kept'),
  destroyedAt: instant.nullable(),
  files: z.number().int().describe('files that were erased'),
  opinions: z.array(Opinion),
});
export type RetentionItem = z.output<typeof RetentionItem>;

export const RetentionListRow = z.object({
  id: z.string(),
  kind: z.enum(retentionListKindCodes),
  kindTerm: term,
  name: z.string().describe('number of the list in its year'),
  state: z.enum(retentionListStateCodes),
  stateTerm: term,
  documents: z.number().int(),
  createdAt: instant,
  createdBy: z.string(),
});
export type RetentionListRow = z.output<typeof RetentionListRow>;

export const retentionLists = endpoint({
  method: 'GET',
  path: '/registry/retention/lists',
  input: z.object({ page }),
  output: z.object({
    rows: z.array(RetentionListRow),
    total: z.number().int(),
    mayKeep: z.boolean(),
    mayHold: z.boolean(),
  }),
  errors: [],
  access: 'session',
  summary:
    'Destruction and transfer lists: all for those who keep them; for others, those they decide on',
  tag,
});

const Member = z.object({
  personId: z.string(),
  name: z.string(),
  positionName: z.string(),
  isChair: z.boolean(),
  signedAt: instant.nullable(),
  isShut: z.boolean().describe('has not answered and cannot: the account is suspended or closed'),
});

/** What the reader may do with a list now. */
export const retentionSteps = [
  'edit',
  'submit',
  'judge',
  'replace',
  'decide',
  'sendArchives',
  'answerArchives',
  'execute',
  'finish',
  'cancel',
] as const;
export type RetentionStep = (typeof retentionSteps)[number];

export const RetentionListDetail = RetentionListRow.extend({
  note: z.string(),
  orderNo: z.string().nullable(),
  orderOn: z.string().nullable(),
  returnedReason: z.string(),
  members: z.array(Member),
  replaced: z.array(ReplacedMember).describe('former members of the committee, in order'),
  items: z.array(RetentionItem),
  decided: z.object({ name: z.string(), post: z.string(), at: instant }).nullable(),
  archives: z
    .object({
      sentOn: z.string(),
      letterNo: z.string(),
      answer: z.enum(['agreed', 'asked', 'silent']).nullable(),
      answeredOn: z.string().nullable(),
      silentFrom: z.string().describe('from this day on, no answer counts as agreement'),
      receivedBy: z
        .string()
        .nullable()
        .describe('who received the documents, on the day of the answer'),
    })
    .nullable(),
  executed: z.object({ name: z.string(), at: instant }).nullable(),
  doneAt: instant.nullable(),
  asksPassword: z.boolean(),
  may: z.array(z.enum(retentionSteps)),
});
export type RetentionListDetail = z.output<typeof RetentionListDetail>;

export const retentionList = endpoint({
  method: 'GET',
  path: '/registry/retention/list',
  input: z.object({ id }),
  output: z.object({ item: RetentionListDetail }),
  errors: ['registry.retention-list-not-found'],
  access: 'session',
  summary: 'A list with its documents, its committee, and the steps the reader may take',
  tag,
});

export const createRetentionList = endpoint({
  method: 'POST',
  path: '/registry/retention/list/create',
  input: z.object({
    kind: z.enum(retentionListKindCodes),
    documentIds: listOf(id, retentionListLimit)
      .default([])
      .describe('left out: the oldest that could be on it'),
    note: longText({ max: 1000 }).default(''),
  }),
  output: z.object({ id: z.string(), documents: z.number().int() }),
  errors: [
    'registry.retention-empty',
    'registry.retention-protected',
    'registry.retention-listed',
    'registry.not-found',
  ],
  access: keeping,
  summary: 'Make a list, of all documents that could be on it, or of the named ones',
  tag,
  isRepeatable: true,
});

export const changeRetentionItems = endpoint({
  method: 'POST',
  path: '/registry/retention/list/items',
  input: z.object({
    id,
    add: listOf(id, retentionListLimit).default([]),
    remove: listOf(id, retentionListLimit).default([]),
  }),
  output: z.object({}),
  errors: [
    'registry.retention-list-not-found',
    'registry.retention-list-moved',
    'registry.retention-protected',
    'registry.retention-listed',
    'registry.retention-too-many',
    'registry.not-found',
  ],
  access: keeping,
  summary: 'Put documents on a list in preparation, or take them off',
  tag,
  isRepeatable: true,
});

const moved = [
  'registry.retention-list-not-found',
  'registry.retention-list-moved',
  'registry.retention-not-yours',
] as const;

export const submitRetentionList = endpoint({
  method: 'POST',
  path: '/registry/retention/list/submit',
  input: z.object({
    id,
    chairId: id.optional(),
    memberIds: listOf(id, 20).default([]),
    orderNo: lineText({ max: 100 }).default(''),
    orderOn: day.optional(),
  }),
  output: z.object({}),
  errors: [
    ...moved,
    'registry.retention-empty',
    'registry.retention-committee',
    'registry.retention-member-suspended',
  ],
  access: keeping,
  summary: 'Submit a destruction list to its committee, any other list to the head',
  tag,
  isRepeatable: true,
});

export const judgeRetentionList = endpoint({
  method: 'POST',
  path: '/registry/retention/list/judge',
  input: z.object({
    id,
    exceptions: listOf(
      z.object({
        documentId: id,
        opinion: z.enum(['keep', 'extend']),
        years: z.coerce.number().int().min(1).max(100).optional(),
        reason: longText({ max: 1000 }).default(''),
      }),
      retentionListLimit,
    ).default([]),
  }),
  output: z.object({ isLast: z.boolean() }),
  errors: [...moved, 'registry.retention-opinions', 'registry.not-found'],
  access: 'session',
  summary: 'A member decides on each document: destroy, except for those named',
  tag,
  isRepeatable: true,
});

export const decideRetentionList = endpoint({
  method: 'POST',
  path: '/registry/retention/list/decide',
  input: z.object({
    id,
    decision: z.enum(['approve', 'return']),
    reason: longText({ max: 1000 }).default(''),
    password: z.string().min(1).max(200).optional(),
  }),
  output: z.object({}),
  errors: [
    ...moved,
    'registry.wrong-password',
    'identity.approval-over',
    'identity.directory-unavailable',
    'registry.retention-opinions',
  ],
  access: 'session',
  summary: 'The head approves a list, or gives it back with a reason',
  tag,
  isRepeatable: true,
});

export const sendToArchives = endpoint({
  method: 'POST',
  path: '/registry/retention/list/archives/send',
  input: z.object({ id, sentOn: day, letterNo: lineText({ min: 1, max: 100 }) }),
  output: z.object({}),
  errors: [...moved, 'registry.retention-day-wrong'],
  access: keeping,
  summary: 'Record that the list went to the National Archives',
  tag,
  isRepeatable: true,
});

export const answerOfArchives = endpoint({
  method: 'POST',
  path: '/registry/retention/list/archives/answer',
  input: z.object({
    id,
    answer: z.enum(['agreed', 'asked', 'silent']),
    answeredOn: day,
    documentIds: listOf(id, retentionListLimit)
      .default([])
      .describe('documents that the Archives ask for'),
  }),
  output: z.object({ transferListId: z.string().nullable() }),
  errors: [
    ...moved,
    'registry.retention-day-wrong',
    'registry.retention-archives-early',
    'registry.retention-empty',
  ],
  access: keeping,
  summary: 'Record the answer of the National Archives; what they ask for goes to a transfer list',
  tag,
  isRepeatable: true,
});

export const executeRetentionList = endpoint({
  method: 'POST',
  path: '/registry/retention/list/execute',
  input: z.object({ id, password: z.string().min(1).max(200).optional() }),
  output: z.object({}),
  errors: [
    ...moved,
    ...['registry.wrong-password', 'identity.approval-over', 'identity.directory-unavailable'],
  ],
  access: keeping,
  summary: 'Destroy what the committee, the head and the Archives agreed to; it cannot be undone',
  tag,
  isRepeatable: true,
});

export const finishRetentionList = endpoint({
  method: 'POST',
  path: '/registry/retention/list/finish',
  input: z.object({ id, receivedOn: day, receivedBy: lineText({ min: 2, max: 200 }) }),
  output: z.object({}),
  errors: [...moved, 'registry.retention-day-wrong'],
  access: keeping,
  summary: 'Record who at the Archives received a transfer, keep-back or deposit list, and when',
  tag,
  isRepeatable: true,
});

export const cancelRetentionList = endpoint({
  method: 'POST',
  path: '/registry/retention/list/cancel',
  input: z.object({ id, reason }),
  output: z.object({}),
  errors: moved,
  access: keeping,
  summary: 'Cancel a list before anything was destroyed; its documents can be put on other lists',
  tag,
  isRepeatable: true,
});

const fileOf = (what: string, summary: string) =>
  endpoint({
    method: 'GET',
    path: `/registry/retention/list/${what}`,
    input: z.object({ id }),
    output: z.object({}),
    errors: ['registry.retention-list-not-found', 'registry.retention-list-moved'],
    access: 'session',
    summary,
    tag,
    isBinary: true,
  });

export const retentionSheet = fileOf('sheet', 'The list as an Excel file');
export const retentionForm = fileOf('form', 'The list as PDF, in the columns of its form');
export const retentionCertificate = fileOf('certificate', 'The certificate of destruction as PDF');
export const retentionPackage = fileOf(
  'package',
  'Documents of a transfer list as ZIP: files, metadata as CSV and XML, checksums',
);
