import { endpoint, longText } from '@sarn/kernel';
import { z } from 'zod';
import { accessPermissions } from './access.permissions.ts';

export const accessTag = 'access';
export const access = accessPermissions.access;

/** Why rights are changed; the history shows it. */
export const ChangeReason = longText({ min: 3, max: 500 });

/** One line of what a change makes different; empty before or after for something new or ended. */
export const Difference = z.object({
  field: z.string().describe('Code of a field or of a permission'),
  name: z.string().describe('Whom or what it is about; empty where the field says it'),
  before: z.string(),
  after: z.string(),
});
export type Difference = z.output<typeof Difference>;

/** Whether a change holds at once, or waits for a second person (R9). */
export const ChangeResult = z.object({
  state: z.enum(['applied', 'waiting']),
  changeId: z.string(),
  aloneAt: z.string().nullable().describe('applied by itself then, where nobody else may confirm'),
});
export type ChangeResult = z.output<typeof ChangeResult>;

export const AccessChange = z.object({
  id: z.string(),
  kind: z.string(),
  subjectName: z.string(),
  difference: z.array(Difference),
  reason: z.string(),
  askedById: z.string().nullable(),
  askedByName: z.string().describe('empty for the system itself'),
  askedAt: z.string(),
  state: z.enum(['waiting', 'applied', 'refused', 'void']),
  expiresAt: z.string().nullable(),
  aloneAt: z.string().nullable(),
  decidedByName: z.string(),
  decidedAt: z.string().nullable(),
  decidedReason: z.string(),
});
export type AccessChange = z.output<typeof AccessChange>;

export const subjectKinds = [
  'role',
  'role-type',
  'user-group',
  'number-line',
  'menu',
  'switch',
] as const;

export const listAccessChanges = endpoint({
  method: 'GET',
  path: '/access/changes',
  input: z.object({
    subjectKind: z.enum(subjectKinds).optional(),
    subjectId: z.string().max(60).optional(),
    isWaiting: z.enum(['true', 'false']).default('false'),
  }),
  output: z.object({ rows: z.array(AccessChange) }),
  errors: [],
  access,
  summary: 'Changes of rights with who, why and what differs; the newest first',
  tag: accessTag,
});

export const decideAccessChange = endpoint({
  method: 'POST',
  path: '/access/changes/:changeId/decide',
  changesSettings: 'access',
  input: z.object({
    changeId: z.uuid(),
    decision: z.enum(['confirm', 'refuse']),
    reason: longText({ max: 500 }).default(''),
  }),
  output: z.object({}),
  errors: [
    'access.own-change',
    'access.change-over',
    'access.last-administrator',
    'access.stale',
    'access.granted-already',
    'access.scope-too-wide',
    'access.wrong-grantee',
    'access.ended',
    'access.ring',
    'access.too-deep',
    'identity.taken',
  ],
  access,
  summary: 'Confirm or refuse a change that another administrator asked for',
  tag: accessTag,
  isRepeatable: true,
});
