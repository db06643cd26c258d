import { civilDate, endpoint, jsonOf } from '@sarn/kernel';
import { z } from 'zod';
import { access, accessTag as tag, ChangeReason, ChangeResult } from './change.api.ts';
import { lastDay, optionalId, optionalNumber } from './fields.ts';
import { numberActs } from './permission-words.ts';

/** To whom a line gives numbers to. */
export const lineGrantees = ['person', 'post', 'role', 'group'] as const;
export type LineGrantee = (typeof lineGrantees)[number];

/** Kinds of registers that a line may name; those of classified documents need an appointment. */
export const lineRegisters = [
  'receive',
  'outgoing',
  'memo',
  'cycle',
  'command',
  'regularity',
  'rules',
  'announce',
  'declaration',
  'news',
  'report',
  'guaranty',
  'other',
] as const;
export type LineRegister = (typeof lineRegisters)[number];

export const NumberLine = z.object({
  id: z.string(),
  grantee: z.enum(lineGrantees),
  granteeId: z.string(),
  granteeName: z.string(),
  acts: z.array(z.enum(numberActs)),
  unitId: z.string(),
  unitName: z.string(),
  scope: z.enum(['unit', 'subtree']),
  kinds: z.array(z.enum(lineRegisters)).nullable().describe('null: every unclassified kind'),
  mostAtOnce: z.number().int().nullable(),
  mostDaysBack: z.number().int().nullable(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  version: z.number().int(),
});
export type NumberLine = z.output<typeof NumberLine>;

export const listNumberLines = endpoint({
  method: 'GET',
  path: '/access/number-lines',
  input: z.object({ isEnded: z.enum(['true', 'false']).default('false') }),
  output: z.object({ rows: z.array(NumberLine) }),
  errors: [],
  access,
  summary: 'Who may do what with numbers besides the clerks of each unit',
  tag,
});

export const NumberLineForm = z.object({
  grantee: z.enum(lineGrantees),
  granteeId: z.uuid(),
  acts: jsonOf(z.array(z.enum(numberActs)).min(1)),
  unitId: z.uuid(),
  scope: z.enum(['unit', 'subtree']),
  kinds: jsonOf(z.array(z.enum(lineRegisters)))
    .default([])
    .describe('empty: every unclassified kind'),
  mostAtOnce: optionalNumber(1, 1_000),
  mostDaysBack: optionalNumber(0, 366),
  validFrom: civilDate(),
  validTo: lastDay,
});
export type NumberLineForm = z.output<typeof NumberLineForm>;

export const saveNumberLine = endpoint({
  method: 'POST',
  path: '/access/number-lines/save',
  changesSettings: 'access',
  input: NumberLineForm.extend({
    lineId: optionalId.describe('left out: a new one'),
    version: z.coerce.number().int().default(0),
    reason: ChangeReason,
  }),
  output: ChangeResult,
  errors: [
    'access.stale',
    'access.ends-before',
    'access.nothing-changed',
    'platform.not-found',
    'platform.invalid-input',
  ],
  access,
  summary: 'Make, change or end a line; it holds at once',
  tag,
  isRepeatable: true,
});

/** Steps of the check whether somebody may give a number, in their order (SETTINGS.md §3.5). */
export const numberSteps = [
  'permission',
  'point',
  'book-closed',
  'year-closed',
  'unit-ended',
  'limit',
  'class',
] as const;
export type NumberStep = (typeof numberSteps)[number];

export const NumberReason = z.object({
  step: z.enum(numberSteps),
  isFulfilled: z.boolean(),
  text: z.string().describe('why, as a sentence'),
});
export type NumberReason = z.output<typeof NumberReason>;

export const whyNumber = endpoint({
  method: 'GET',
  path: '/access/why-number',
  input: z.object({
    act: z.enum(numberActs).default('take'),
    unitId: optionalId.describe('left out: the unit whose register the caller keeps'),
    kind: z.enum(lineRegisters).default('receive'),
  }),
  output: z.object({
    isAllowed: z.boolean(),
    unitId: z.string(),
    unitName: z.string(),
    failing: NumberReason.nullable().describe('the first step that is not fulfilled'),
    steps: z.array(NumberReason),
    mayGrant: z.boolean().describe('the caller may open the settings that decide it'),
  }),
  errors: ['platform.not-found'],
  access: 'session',
  summary: 'Why the caller can or cannot give numbers in a register',
  tag,
});
