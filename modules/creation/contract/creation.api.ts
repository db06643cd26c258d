import { classPermissions } from '@sarn/document-classes/contract';
import { keysOf, secrecyClasses } from '@sarn/document/contract';
import { endpoint, jsonOf } from '@sarn/kernel';
import { z } from 'zod';
import { createdKinds, numberOrderCodes, signatoryCodes, stepCodes } from './steps.ts';

const tag = 'registry settings';
const access = classPermissions.manage;
const code = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,39}$/);
const kind = z.enum(createdKinds);

const Named = z.object({ id: z.string(), nameTh: z.string(), nameEn: z.string() });

const CreationRule = z.object({
  kind,
  version: z.number().int().describe('0: never changed'),
  changed: z.object({ byName: z.string(), at: z.string() }).nullable(),
  roleIds: z.array(z.string()),
  groupIds: z.array(z.string()),
  units: z.array(Named).describe('with all units below them'),
  speeds: z.array(z.string()).describe('empty: all'),
  secrecies: z.array(z.string()).describe('empty: all'),
  steps: z.array(z.enum(stepCodes)),
  signatory: z.enum(signatoryCodes).nullable().describe('proposed as signatory; null: nobody'),
  numbering: z.enum(numberOrderCodes).describe('order of signature and number'),
});
export type CreationRule = z.output<typeof CreationRule>;

const Maker = Named.extend({
  isEnded: z.boolean().describe('not in force today; listed while a rule names it'),
});

const CreationRules = z.object({
  rows: z.array(CreationRule),
  roles: z.array(Maker),
  groups: z.array(Maker),
});
export type CreationRules = z.output<typeof CreationRules>;

export const getCreationRules = endpoint({
  method: 'GET',
  path: '/registry/creation-rules',
  input: z.object({}),
  output: CreationRules,
  errors: [],
  access,
  summary: 'Who may create which kind of document, with which classes and steps',
  tag,
});

const ids = jsonOf(z.array(z.uuid()).max(200));

export const saveCreationRule = endpoint({
  method: 'POST',
  path: '/registry/creation-rules/save',
  input: z.object({
    kind,
    version: z.coerce.number().int().min(0),
    roleIds: ids.describe('no role, group and unit: everybody who may draft'),
    groupIds: ids,
    unitIds: ids,
    speeds: jsonOf(z.array(code).max(50)).describe('empty: all'),
    secrecies: jsonOf(z.array(z.enum(keysOf(secrecyClasses))).max(10)).describe('empty: all'),
    steps: jsonOf(z.array(z.enum(stepCodes)).max(stepCodes.length)),
    signatory: z
      .preprocess((value) => (value === '' ? null : value), z.enum(signatoryCodes).nullable())
      .default(null)
      .describe('proposed as signatory; empty: nobody'),
    numbering: z
      .enum(numberOrderCodes)
      .default('after-signature')
      .describe('order of signature and number'),
  }),
  output: CreationRules,
  errors: ['settings.stale', 'settings.unknown-value', 'creation.nobody', 'creation.normal-stays'],
  access,
  summary: 'Set who may create a kind of document, with which classes and steps',
  tag,
  isRepeatable: true,
});

export const getOwnCreation = endpoint({
  method: 'GET',
  path: '/registry/creation',
  input: z.object({}),
  output: z.object({
    rows: z.array(z.object({ kind, mayCreate: z.boolean(), speeds: z.array(z.string()) })),
    mayRegister: z.boolean().describe('the caller may register letters that come in'),
    mayBegin: z
      .boolean()
      .describe('the caller may create or register some kind that is offered today'),
  }),
  errors: [],
  access: 'session',
  summary: 'What the caller may create; kinds without a rule are left out',
  tag,
});
