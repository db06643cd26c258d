import { civilDate, endpoint, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { auditPermissions } from './audit.permissions.ts';

const tag = 'audit';
const access = auditPermissions.read;

/** Rows of one answer. */
export const auditPageSize = 50;
/** Rows that may be exported at once. */
export const auditExportRows = 20_000;

const optionalId = z.uuid().or(z.literal('')).default('');
const optionalDay = civilDate().or(z.literal('')).default('');

/** Filter of rows; an empty field is no condition. */
export const AuditFilterInput = z.object({
  callerId: optionalId.describe('Person who acted'),
  by: z.enum(['anyone', 'people', 'system']).default('anyone'),
  act: z
    .string()
    .regex(/^[a-z0-9-]+\.[A-Za-z0-9-]+$/)
    .or(z.literal(''))
    .default(''),
  outcome: z.enum(['any', 'done', 'refused']).default('any'),
  aboutId: optionalId.describe('Person who is the subject of the act'),
  document: lineText({ max: 100 })
    .default('')
    .describe('Number, id or words of a document that the caller may read'),
  from: optionalDay.describe('First day'),
  until: optionalDay.describe('Last day'),
  requestId: lineText({ max: 64 }).default(''),
  ip: lineText({ max: 45 }).default(''),
});
export type AuditFilterInput = z.output<typeof AuditFilterInput>;

export const AuditSubject = z.object({
  kind: z.string().describe('Shown text'),
  name: z.string().describe('Empty where the subject has no name, or the caller may not read it'),
  path: z.string().nullable().describe('Page of the subject, for those who may read it'),
  isHidden: z.boolean().describe('A document that the caller may not read'),
});
export type AuditSubject = z.output<typeof AuditSubject>;

export const AuditTrailEntry = z.object({
  id: z.string(),
  at: z.string(),
  act: z.string().describe('Code, as in `identity.signed-in`'),
  text: z.string().describe('Name of the act'),
  isRefused: z.boolean(),
  callerName: z.string().describe('Empty for the system and for people who are not signed in'),
  callerPost: z.string(),
  subject: AuditSubject,
  reason: z
    .string()
    .describe('As it was typed; empty where none was, or the caller may not read it'),
  requestId: z.string(),
  ip: z.string(),
  seq: z.number().int().nullable().describe('Place in the chain; null until it is sealed'),
});
export type AuditTrailEntry = z.output<typeof AuditTrailEntry>;

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/audit/entries',
  input: AuditFilterInput.extend({ before: optionalId.describe('`next` of the previous answer') }),
  output: z.object({ rows: z.array(AuditTrailEntry), next: z.string().nullable() }),
  errors: ['audit.period-reversed'],
  access,
  summary: 'Entries of the audit trail, newest first',
  tag,
});

export const AuditActOption = z.object({ act: z.string(), text: z.string(), module: z.string() });
export type AuditActOption = z.output<typeof AuditActOption>;

export const listAuditActs = endpoint({
  method: 'GET',
  path: '/audit/acts',
  input: z.object({}),
  output: z.object({ rows: z.array(AuditActOption) }),
  errors: [],
  access,
  summary: 'Every act that the trail may hold, with its name',
  tag,
});

export const exportAuditEntries = endpoint({
  method: 'GET',
  path: '/audit/export',
  input: AuditFilterInput,
  output: z.object({}),
  errors: ['audit.period-reversed', 'audit.too-many-rows'],
  access,
  summary: `The same entries as a CSV file for Excel, at most ${auditExportRows}`,
  tag,
  isBinary: true,
});

export const checkStates = ['running', 'whole', 'broken', 'interrupted'] as const;

/** One verification of the chain. */
export const AuditCheck = z.object({
  id: z.string(),
  state: z.enum(checkStates),
  askedByName: z.string(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  checked: z.number().int().describe('Rows compared so far'),
  total: z.number().int().describe('Rows in the chain when the verification began'),
  result: z.string().describe('The result as a sentence; empty while it runs'),
  endSeq: z.number().int(),
  endHash: z.string().describe('Hexadecimal; empty while it runs'),
});
export type AuditCheck = z.output<typeof AuditCheck>;

export const listAuditChecks = endpoint({
  method: 'GET',
  path: '/audit/checks',
  input: z.object({}),
  output: z.object({ rows: z.array(AuditCheck).describe('The last ten, newest first') }),
  errors: [],
  access,
  summary: 'Verifications of the audit trail, with the running one',
  tag,
});

export const startAuditCheck = endpoint({
  method: 'POST',
  path: '/audit/check',
  input: z.object({}),
  output: z.object({ item: AuditCheck }),
  errors: [],
  access,
  summary: 'Verify the whole chain; while a verification runs, the answer is that one',
  tag,
  isRepeatable: true,
});
