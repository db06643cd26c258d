import { apiScopes, civilDate, endpoint, lineText, listOf, longText } from '@sarn/kernel';
import { z } from 'zod';
import { programLimits } from './api-program.limits.ts';
import { apiProgramPermissions } from './api-program.permissions.ts';

const tag = 'programs';
const access = apiProgramPermissions.manage;
const id = z.uuid();

export const ProgramToken = z.object({
  id: z.string(),
  tail: z.string().describe('its last four characters'),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type ProgramToken = z.output<typeof ProgramToken>;

export const ApiProgram = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  responsible: z.object({ id: z.string(), name: z.string(), isActive: z.boolean() }),
  unit: z.object({ id: z.string(), name: z.string() }),
  scopes: z.array(z.enum(apiScopes)),
  addresses: z.array(z.string()).describe('from which it may call; none: from everywhere'),
  expiresOn: z.string().describe('its last day'),
  isExpired: z.boolean(),
  endedAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  tokens: z.array(ProgramToken),
});
export type ApiProgram = z.output<typeof ApiProgram>;

/** A scope with the calls that it opens. */
export const ScopeCalls = z.object({
  scope: z.enum(apiScopes),
  calls: z.array(z.string()).describe('method and path'),
});
export type ScopeCalls = z.output<typeof ScopeCalls>;

export const listPrograms = endpoint({
  method: 'GET',
  path: '/programs',
  input: z.object({}),
  output: z.object({ rows: z.array(ApiProgram), scopes: z.array(ScopeCalls) }),
  errors: [],
  access,
  summary: 'Programs of the agency, those that ended last; and the calls of each scope',
  tag,
});

export const saveProgram = endpoint({
  method: 'POST',
  path: '/programs/save',
  changesSettings: 'programs',
  input: z.object({
    id: id.optional().describe('a new program where left out'),
    version: z.coerce.number().int().optional().describe('the version that was changed'),
    name: lineText({ min: 1, max: 100 }),
    responsibleId: id,
    unitId: id,
    scopes: listOf(z.enum(apiScopes), apiScopes.length, 1),
    addresses: listOf(lineText({ min: 1, max: 60 }), programLimits.addresses).default([]),
    expiresOn: civilDate('2000-01-01'),
  }),
  output: z.object({ id: z.string(), version: z.number().int() }),
  errors: [
    'program.not-found',
    'program.stale',
    'program.expiry',
    'program.address-form',
    'program.responsible',
    'program.scope-without-calls',
  ],
  access,
  summary: 'Make a program, or change one',
  tag,
});

export const issueToken = endpoint({
  method: 'POST',
  path: '/programs/:programId/token',
  changesSettings: 'programs',
  input: z.object({ programId: id }),
  output: z.object({ token: z.string().describe('shown now and never again') }),
  errors: ['program.token-made-before', 'program.not-found', 'program.tokens-full'],
  access,
  keepsNoAnswer: 'program.token-made-before',
  summary: 'Issue a token; a program may have two, so that one can be replaced without a pause',
  tag,
});

export const revokeToken = endpoint({
  method: 'POST',
  path: '/programs/:programId/token/:tokenId/revoke',
  changesSettings: 'programs',
  input: z.object({ programId: id, tokenId: id }),
  output: z.object({}),
  errors: ['program.not-found'],
  access,
  summary: 'Revoke a token; its next call is refused',
  tag,
  isRepeatable: true,
});

export const endProgram = endpoint({
  method: 'POST',
  path: '/programs/:programId/end',
  changesSettings: 'programs',
  input: z.object({ programId: id }),
  output: z.object({}),
  errors: ['program.not-found'],
  access,
  summary: 'End a program and revoke its tokens; its acts stay under its name',
  tag,
});

/** For programs: whether its token works, and what it may do. */
export const getOwnProgram = endpoint({
  method: 'GET',
  path: '/programs/me',
  input: z.object({}),
  output: z.object({
    name: z.string(),
    unit: z.object({ id: z.string(), name: z.string() }),
    scopes: z.array(z.enum(apiScopes)),
    expiresOn: z.string(),
  }),
  errors: ['program.not-found'],
  access: 'session',
  scopes: apiScopes,
  summary: 'The program that calls: its scopes and its last day',
  tag,
});

/** For programs: a notice by the bell, and by the channels that each person chose. */
export const notifyPeople = endpoint({
  method: 'POST',
  path: '/programs/notify',
  input: z.object({
    employeeCodes: listOf(lineText({ min: 1, max: 40 }), programLimits.notified).default([]),
    groupCodes: listOf(lineText({ min: 1, max: 40 }), programLimits.notifiedGroups)
      .default([])
      .describe('user groups: everybody who belongs to them today'),
    title: lineText({ min: 1, max: 200 }),
    message: longText({ min: 1, max: 1000 }),
  }),
  output: z.object({ told: z.number().int() }),
  errors: ['program.nobody', 'program.no-recipient', 'program.not-found'],
  access: 'session',
  scopes: ['notify.send'],
  summary: 'Notify people by their employee codes, and user groups by theirs',
  tag,
});
