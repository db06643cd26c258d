import { civilDate, endpoint, lineText, listOf, longText, orNull } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';
import { secretLimits } from './classification.ts';

/** Where a numbered copy of a classified document is: with the registrar, with somebody, or nowhere. */
export const copyStates = ['kept', 'handed', 'destroyed'] as const;
export type CopyState = (typeof copyStates)[number];

/** One numbered copy, as the control register has it now. */
export const NumberedCopy = z.object({
  number: z.number().int(),
  state: z.enum(copyStates),
  heldBy: z.string().describe('empty: it is with nobody'),
  since: z.string().describe('day on which it was handed over, returned, destroyed or made'),
  certificate: z.string().describe('number of the certificate of its destruction; may be empty'),
});
export type NumberedCopy = z.output<typeof NumberedCopy>;

const taken = {
  ...{ documentId: id, setId: z.uuid().describe('the copies were made together') },
  numbers: listOf(z.coerce.number().int().min(1).max(99_999), secretLimits.copiesAtOnce, 1),
  on: civilDate('2000-01-01').describe('the day on which it happened'),
  note: longText({ max: 500 }).default(''),
};

const recording = {
  method: 'POST',
  output: z.object({}),
  access: 'session',
  tag: 'registry',
  isRepeatable: true,
} as const;

const refusals = [
  ...['registry.not-found', 'registry.secret-not-yours', 'registry.secret-reason'],
  ...['registry.secret-copy-state', 'registry.secret-copy-day'],
] as const;

export const handSecretCopies = endpoint({
  ...recording,
  path: '/registry/secret/copies/hand',
  input: z.object({
    ...taken,
    personId: orNull(id).default(null).describe('null: somebody outside, who is named by `heldBy`'),
    heldBy: lineText({ max: 200 }).default(''),
  }),
  errors: [...refusals, 'registry.secret-copy-receiver', 'registry.secret-not-cleared'],
  summary: 'Record to whom numbered copies of a classified document were handed',
});

export const returnSecretCopies = endpoint({
  ...recording,
  path: '/registry/secret/copies/return',
  input: z.object(taken),
  errors: refusals,
  summary: 'Record that numbered copies of a classified document came back',
});

export const destroySecretCopies = endpoint({
  ...recording,
  path: '/registry/secret/copies/destroy',
  input: z.object({
    ...taken,
    permittedBy: lineText({ min: 3, max: 200 }).describe('who ordered it, or by which order'),
    committee: longText({ min: 3, max: 1000 }).describe('who destroyed them, a name in each line'),
    certificate: lineText({ max: 100 }).default('').describe('number of the certificate'),
  }),
  errors: refusals,
  summary: 'Record that numbered copies of a classified document were destroyed',
});
