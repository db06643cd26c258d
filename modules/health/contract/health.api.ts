import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { healthPermissions } from './health.permissions.ts';

const tag = 'health';
const access = healthPermissions.read;

export const healthStates = ['ok', 'warning', 'failed'] as const;

/** One thing that is looked at, in the language of the call. */
export const HealthLine = z.object({
  code: z.string(),
  name: z.string(),
  state: z.enum(healthStates),
  since: z.string().describe('since when it is in this state'),
  fact: z.string().describe('what was measured'),
  todo: z.string().describe('what to do; empty while there is nothing to do'),
  page: z
    .object({ path: z.string(), label: z.string() })
    .nullable()
    .describe('page on which it is mended, below the base path'),
});
export type HealthLine = z.output<typeof HealthLine>;

/** Values of the last day, the oldest first. */
export const HealthCurve = z.object({
  code: z.enum(['response', 'sessions']),
  points: z.array(z.object({ at: z.string(), value: z.number() })),
});
export type HealthCurve = z.output<typeof HealthCurve>;

const state = z.object({
  checkedAt: z.string().nullable().describe('null before the first round'),
  lines: z.array(HealthLine),
  sessions: z.number().int().describe('people who used the system in the last five minutes'),
  curves: z.array(HealthCurve),
  told: z.array(z.string()).describe('names of those who are told of faults, 50 at most'),
});
export type HealthView = z.output<typeof state>;

export const getHealth = endpoint({
  method: 'GET',
  path: '/health/state',
  input: z.object({}),
  output: state,
  errors: [],
  access,
  summary: 'State of the system, as the last round found it',
  tag,
});

export const checkHealth = endpoint({
  method: 'POST',
  path: '/health/check',
  input: z.object({}),
  output: z.object({ checkedAt: z.string() }),
  errors: [],
  access,
  takesNoKey: true,
  summary: 'Look at everything now',
  tag,
  isRepeatable: true,
  rateLimit: { max: 10, perSeconds: 60 },
});
