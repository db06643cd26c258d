import { civilDate, endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { access, accessTag as tag } from './change.api.ts';
import { optionalId } from './fields.ts';
import { grantScopes } from './permission-words.ts';

/** An act that can be asked about: a permission, or `number.<act>:<kind of register>`. */
export const WhoMayAct = z
  .string()
  .max(80)
  .regex(/^[a-z][a-z0-9-]*\.[a-z0-9.-]+(?::[a-z-]+)?$/);

export const Source = z.object({
  kind: z.enum(['role', 'group', 'number-line', 'duty', 'order']),
  id: z.string().describe('of the role, group or line of numbers; empty for a duty'),
  name: z.string().describe('the role, group or post'),
  scope: z.enum(grantScopes),
  place: z.string().describe('where it holds; empty: everywhere'),
  text: z.string().describe('the whole reason as a sentence'),
});
export type Source = z.output<typeof Source>;

export const WhoMayPerson = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string().describe('posts of that day'),
  sources: z.array(Source),
});
export type WhoMayPerson = z.output<typeof WhoMayPerson>;

/** People that are listed at most. */
export const whoMayPeople = 500;

/** Who is near an act and may not do it. */
export const NearPerson = WhoMayPerson.omit({ sources: true }).extend({
  refusal: z.string().describe('why not, as a sentence'),
});
export type NearPerson = z.output<typeof NearPerson>;

/** Of these there are at most. */
export const nearPeople = 8;

export const whoMay = endpoint({
  method: 'GET',
  path: '/access/who-may',
  input: z.object({
    act: WhoMayAct,
    unitId: optionalId.describe('left out: anywhere'),
    on: civilDate(),
  }),
  output: z.object({
    rows: z.array(WhoMayPerson),
    total: z.number().int(),
    near: z
      .array(NearPerson)
      .describe('heads and clerks there, administrators, and who may a like act: they may not'),
    never: z.string().describe('what this act never includes; empty for nothing'),
  }),
  errors: ['platform.not-found'],
  access,
  summary: 'Everybody who may do an act on a day, and why',
  tag,
});

export const MayLine = z.object({
  act: z.string(),
  name: z.string(),
  text: z.string(),
  isAllowed: z.boolean(),
  sources: z.array(Source),
  refusal: z.string().describe('why not, as a sentence; empty where it is allowed'),
});
export type MayLine = z.output<typeof MayLine>;

export const whatMay = endpoint({
  method: 'GET',
  path: '/access/what-may',
  input: z.object({ personId: z.uuid(), unitId: optionalId, on: civilDate() }),
  output: z.object({
    person: z.object({ id: z.string(), name: z.string(), text: z.string() }),
    canSignIn: z.boolean(),
    rows: z.array(MayLine),
    menus: z.array(z.object({ name: z.string(), action: z.string(), isManaged: z.boolean() })),
  }),
  errors: ['platform.not-found'],
  access,
  summary: 'Everything a person may do on a day, and why, with the menus that she sees',
  tag,
});

/** A permission, or the path of a call or page that is off. */
export const explainRefusal = endpoint({
  method: 'GET',
  path: '/access/refusal',
  input: z.object({
    permission: z.string().max(80).default(''),
    closed: z.string().max(200).default(''),
  }),
  output: z.object({
    name: z.string().describe('the permission in words; empty where none is known'),
    text: z.string().describe('what it opens'),
    ask: z.array(z.string()).describe('units of the administrators who give it, at most three'),
    mayGrant: z.boolean().describe('the caller gives rights: roles and menu are told to them only'),
    roles: z.array(z.object({ id: z.string(), name: z.string() })).describe('that have it'),
    menu: z.object({ id: z.string(), name: z.string(), parent: z.string() }).nullable(),
  }),
  errors: [],
  access: 'session',
  summary: 'What a refused caller lacks, in words, and who can give it',
  tag,
});

export const exportWhoMay = endpoint({
  method: 'GET',
  path: '/access/who-may/export',
  input: z.object({
    act: WhoMayAct.or(z.literal('')).default(''),
    personId: optionalId,
    unitId: optionalId,
    on: civilDate(),
  }),
  output: z.object({}),
  errors: ['platform.not-found', 'platform.invalid-input'],
  access,
  summary: 'The answer as an Excel file: of an act, or of a person',
  tag,
  isBinary: true,
});

export const listWhoMayActs = endpoint({
  method: 'GET',
  path: '/access/acts',
  input: z.object({}),
  output: z.object({
    rows: z.array(z.object({ act: z.string(), name: z.string(), group: z.string() })),
  }),
  errors: [],
  access,
  summary: 'Acts that can be asked about',
  tag,
});
