import { civilDate, endpoint, flag, lineText, longText } from '@sarn/kernel';
import { z } from 'zod';
import { organisationPermissions } from '../organisation.permissions.ts';

const tag = 'clearance';
const id = z.uuid();
const day = civilDate('2000-01-01', '2200-12-31');
const access = organisationPermissions.clear;

/** The order that gives it, its first and its last day (inclusive); no end without a last day. */
const ordered = {
  orderNo: lineText({ min: 1, max: 100 }),
  validFrom: day,
  validTo: day.optional(),
};

const Given = z.object({
  id: z.string(),
  personId: z.string(),
  name: z.string(),
  positionName: z.string(),
  orderNo: z.string(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  givenBy: z.string(),
  isLive: z.boolean().describe('In force today'),
  endedOn: z.string().nullable(),
  endReason: z.string(),
});

export const Clearance = Given.extend({
  secrecy: z.enum(['confidential', 'secret', 'top-secret']),
});
export type Clearance = z.output<typeof Clearance>;

export const SecretRegistrar = Given.extend({
  unitId: z.string(),
  unitName: z.string(),
  isAssistant: z.boolean(),
});
export type SecretRegistrar = z.output<typeof SecretRegistrar>;

export const listClearances = endpoint({
  method: 'GET',
  path: '/identity/clearances',
  input: z.object({}),
  output: z.object({
    clearances: z.array(Clearance),
    registrars: z.array(SecretRegistrar),
  }),
  errors: [],
  access,
  summary: 'Who is cleared for classified documents, and who keeps their registers',
  tag,
});

const giveErrors = [
  'platform.not-found',
  'identity.clearance-own',
  'identity.clearance-dates',
] as const;

export const giveClearance = endpoint({
  method: 'POST',
  path: '/identity/clearances/give',
  changesSettings: 'clearance',
  input: z.object({
    personId: id,
    secrecy: z.enum(['confidential', 'secret', 'top-secret']),
    ...ordered,
  }),
  output: z.object({ id: z.string() }),
  errors: giveErrors,
  access,
  summary: 'Clear a person for documents of a class and those below it',
  tag,
  isRepeatable: true,
});

export const appointSecretRegistrar = endpoint({
  method: 'POST',
  path: '/identity/secret-registrars/appoint',
  changesSettings: 'clearance',
  input: z.object({ personId: id, unitId: id, isAssistant: flag.default(false), ...ordered }),
  output: z.object({ id: z.string() }),
  errors: [...giveErrors, 'identity.clearance-missing'],
  access,
  summary: 'Appoint a registrar of classified documents of a unit, or an assistant',
  tag,
  isRepeatable: true,
});

const ended = {
  input: z.object({ id, reason: longText({ min: 3, max: 500 }) }),
  output: z.object({}),
  errors: ['platform.not-found', 'identity.clearance-own'],
  access,
  tag,
  isRepeatable: true,
} as const;

export const endClearance = endpoint({
  ...ended,
  method: 'POST',
  path: '/identity/clearances/end',
  changesSettings: 'clearance',
  summary: 'End the clearance of a person, from this moment on',
});

export const endSecretRegistrar = endpoint({
  ...ended,
  method: 'POST',
  path: '/identity/secret-registrars/end',
  changesSettings: 'clearance',
  summary: 'End the appointment of a registrar of classified documents',
});
