import { endpoint, flag, jsonOf, lineText, longText } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';
import { retentionFateCodes, retentionMediumCodes } from './retention.ts';

const tag = 'registry';
const term = z.object({ th: z.string(), en: z.string() });
const instant = z.string();
const classCode = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const medium = z.enum(retentionMediumCodes);
const reason = longText({ min: 3, max: 1000 });
const page = z.coerce.number().int().min(1).max(1000).default(1);
const keeping = 'registry.retention';
const settings = 'registry.retention-classes';

export const RetentionClassRow = z.object({
  code: z.string(),
  name: term,
  fate: z.enum(retentionFateCodes),
  years: z.number().int().nullable(),
  leastYears: z.number().int().nullable().describe('the least that the regulation asks for'),
  rule: z.string().describe('the clause of the regulation'),
  isRetired: z.boolean(),
});
export type RetentionClassRow = z.output<typeof RetentionClassRow>;

const RetentionDefault = z.object({ kind: z.string(), classCode: z.string(), medium });
export type RetentionDefault = z.output<typeof RetentionDefault>;

export const listRetentionClasses = endpoint({
  method: 'GET',
  path: '/registry/retention/classes',
  input: z.object({}),
  output: z.object({ rows: z.array(RetentionClassRow), defaults: z.array(RetentionDefault) }),
  errors: [],
  access: 'session',
  scopes: ['settings.read'],
  summary: 'Retention classes, and the usual class of each kind of document',
  tag,
});

const classWords = {
  nameTh: lineText({ min: 2, max: 120 }),
  nameEn: lineText({ max: 120 }).default('').describe('Empty: the Thai name is shown'),
  years: z.coerce.number().int().min(1).max(200).optional(),
  isRetired: flag.default(false),
};

/** What the form of a class shows of it. */
export const SeenClass = z.object({ ...classWords, years: z.number().int().nullable() });
export type SeenClass = z.output<typeof SeenClass>;

export const saveRetentionClass = endpoint({
  method: 'POST',
  path: '/registry/retention/classes/save',
  changesSettings: 'retention',
  input: z.object({
    code: classCode.optional().describe('left out for a new class'),
    ...classWords,
    seen: jsonOf(SeenClass).optional().describe('As it was read; another one is refused'),
  }),
  output: z.object({ code: z.string() }),
  errors: ['registry.retention-unknown', 'registry.retention-too-short', 'settings.stale'],
  access: settings,
  summary: 'Make a class with a number of years, or change one; its documents follow it',
  tag,
  isRepeatable: true,
});

export const saveRetentionDefault = endpoint({
  method: 'POST',
  path: '/registry/retention/defaults/save',
  changesSettings: 'retention',
  input: z.object({
    kind: lineText({ min: 1, max: 40 }),
    ...{ classCode, medium },
    seen: jsonOf(z.object({ classCode, medium }))
      .optional()
      .describe('As it was read; another one is refused'),
  }),
  output: z.object({}),
  errors: ['registry.retention-unknown', 'settings.stale'],
  access: settings,
  summary: 'Set the usual class of a kind of document, until another one is given',
  tag,
  isRepeatable: true,
});

const Hold = z.object({
  id: z.string(),
  documentId: z.string().nullable(),
  about: z.string().describe('subject of the document, or name of the folder'),
  isFolder: z.boolean(),
  documents: z.number().int(),
  caseNo: z.string(),
  reason: z.string(),
  placedBy: z.string(),
  placedAt: instant,
  lifted: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
});
export type RetentionHold = z.output<typeof Hold>;

export const documentRetention = endpoint({
  method: 'GET',
  path: '/registry/retention/document',
  input: z.object({ documentId: id }),
  output: z.object({
    classCode: z.string(),
    medium,
    className: term,
    closedOn: z.string().nullable().describe('day of its last act; null while it is not finished'),
    keptUntil: z.string().nullable().describe('null: for ever, or until ordered otherwise'),
    obstacle: z.string().nullable().describe('why it cannot be destroyed today'),
    holds: z.array(Hold).describe('live legal holds'),
    destroyed: z.object({ at: instant, note: z.string() }).nullable(),
    handedOver: z
      .array(z.object({ kindTerm: term, name: z.string(), on: z.string() }))
      .describe('finished transfer, keep-back and deposit lists'),
    mayChange: z.boolean(),
    mayHold: z.boolean(),
  }),
  errors: ['registry.not-found'],
  access: 'session',
  summary: 'How long a document is kept, and what prevents its destruction',
  tag,
});

export const setDocumentRetention = endpoint({
  method: 'POST',
  path: '/registry/retention/document/class',
  input: z.object({ documentId: id, classCode, medium, reason }),
  output: z.object({}),
  errors: ['registry.not-found', 'registry.retention-unknown', 'registry.document-destroyed'],
  access: keeping,
  summary: 'Set how long a closed document is kept, with the reason',
  tag,
  isRepeatable: true,
});

export const holdFolders = endpoint({
  method: 'GET',
  path: '/registry/retention/hold/folders',
  input: z.object({}),
  output: z.object({
    rows: z.array(z.object({ id: z.string(), name: z.string(), unitName: z.string() })),
  }),
  errors: [],
  access: 'registry.hold',
  summary: 'Folders of all units, by name, for a legal hold on one',
  tag,
});

export const placeHold = endpoint({
  method: 'POST',
  path: '/registry/retention/hold/place',
  input: z
    .object({
      documentId: id.optional(),
      folderId: id.optional().describe('all documents in it, and those filed there later'),
      caseNo: lineText({ min: 1, max: 120 }),
      reason,
    })
    .refine((to) => Boolean(to.documentId) !== Boolean(to.folderId), 'documentId'),
  output: z.object({ id: z.string(), documents: z.number().int() }),
  errors: ['registry.not-found', 'registry.hold-too-late', 'registry.folder-not-found'],
  access: 'registry.hold',
  summary: 'Legal hold: nothing it covers is destroyed until it is lifted',
  tag,
  isRepeatable: true,
});

export const liftHold = endpoint({
  method: 'POST',
  path: '/registry/retention/hold/lift',
  input: z.object({ id, reason }),
  output: z.object({}),
  errors: ['registry.hold-not-found'],
  access: 'registry.hold',
  summary: 'Lift a legal hold, with the reason',
  tag,
  isRepeatable: true,
});

export const listHolds = endpoint({
  method: 'GET',
  path: '/registry/retention/holds',
  input: z.object({ search: lineText({ max: 200 }).default(''), page }),
  output: z.object({ rows: z.array(Hold), total: z.number().int() }),
  errors: [],
  access: 'registry.hold',
  summary: 'Legal holds, live ones first',
  tag,
});
