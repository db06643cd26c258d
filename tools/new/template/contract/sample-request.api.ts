import { endpoint, jsonOf } from '@sarn/kernel';
import { z } from 'zod';
import { sampleRequestStates, sampleRequestSteps } from './sample-request.flow.ts';
import { SampleRequestAnswer, SampleRequestDraft } from './sample-request.forms.ts';

const tag = 'sample-request';
const id = z.uuid();

/** A request in a list. */
export const SampleRequestRow = z.object({
  id,
  title: z.string(),
  requesterName: z.string(),
  state: z.enum(sampleRequestStates),
  createdAt: z.string().describe('Instant, UTC'),
});
export type SampleRequestRow = z.output<typeof SampleRequestRow>;

/** A request with its history and the steps open to the reader. */
export const SampleRequestDetail = SampleRequestRow.extend({
  reason: z.string(),
  answer: z.string().describe('Empty until it is denied'),
  version: z.number().int().describe('To be sent with a step: an outdated version is refused'),
  may: z.array(
    z.object({
      act: z.enum(sampleRequestSteps),
      form: z.enum(['confirm', 'answer']),
      tone: z.enum(['primary', 'quiet', 'danger']),
    }),
  ),
  history: z.array(
    z.object({
      id,
      act: z.enum(sampleRequestSteps),
      state: z.enum(sampleRequestStates).describe('State afterwards'),
      actorName: z.string(),
      at: z.string().describe('Instant, UTC'),
    }),
  ),
});
export type SampleRequestDetail = z.output<typeof SampleRequestDetail>;

export const listSampleRequests = endpoint({
  method: 'GET',
  path: '/sample-request/list',
  input: z.object({}),
  output: z.object({ items: z.array(SampleRequestRow) }),
  errors: [],
  access: 'session',
  summary: 'Own requests, and all those that the caller may answer; newest first, at most 200',
  tag,
});

export const getSampleRequest = endpoint({
  method: 'GET',
  path: '/sample-request/one',
  input: z.object({ id }),
  output: z.object({ item: SampleRequestDetail }),
  errors: ['platform.not-found'],
  access: 'session',
  summary: 'A request with its history and the steps that the caller may take',
  tag,
});

export const makeSampleRequest = endpoint({
  method: 'POST',
  path: '/sample-request/make',
  input: SampleRequestDraft,
  output: z.object({ id }),
  errors: [],
  access: 'session',
  summary: 'Drafts a request',
  tag,
});

export const actOnSampleRequest = endpoint({
  method: 'POST',
  path: '/sample-request/act',
  input: z.object({
    id,
    act: z.enum(sampleRequestSteps),
    version: z.coerce.number().int(),
    answer: jsonOf(SampleRequestAnswer),
  }),
  output: z.object({}),
  errors: [
    'platform.not-found',
    'platform.forbidden',
    'sample-request.not-possible',
    'sample-request.stale',
    'sample-request.own-request',
  ],
  access: 'session',
  summary: 'Takes a step of the flow with the answers to its form',
  tag,
});

export const printSampleRequest = endpoint({
  method: 'GET',
  path: '/sample-request/print',
  input: z.object({ id }),
  output: z.object({}),
  errors: ['platform.not-found', 'pdf.too-slow'],
  access: 'session',
  summary: 'The request as a printed form',
  tag,
  isBinary: true,
});
