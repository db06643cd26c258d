import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { Sentence } from './batch.api.ts';

const tag = 'signature';
const access = 'settings.certificates';
const instant = z.string().describe('Instant, UTC');

/** Where an attempt that is not over stands, or one that failed. */
export const SigningJob = z.object({
  id: z.uuid(),
  documentId: z.uuid(),
  person: z.string(),
  state: z.enum(['prepared', 'sealed', 'failed']),
  failure: Sentence.nullable().describe('Why it failed; null for one that is not over'),
  tries: z.number().int(),
  begunAt: instant,
  changedAt: instant,
});
export type SigningJob = z.output<typeof SigningJob>;

/** A batch that is not over. */
export const OpenBatch = z.object({
  id: z.uuid(),
  person: z.string(),
  state: z.enum(['running', 'paused', 'interrupted']),
  signed: z.number().int(),
  waiting: z.number().int(),
  refused: z.number().int(),
  begunAt: instant,
  beatAt: instant.describe('When a process last said that it signs it'),
});
export type OpenBatch = z.output<typeof OpenBatch>;

/** A signed file that waits for what the e-seal of the agency adds to it. */
export const WaitingSeal = z.object({
  documentId: z.uuid(),
  state: z.enum(['confirmation', 'sealing', 'failed']),
  failure: Sentence.nullable(),
  tries: z.number().int().describe('How often it was tried in vain'),
  dueAt: instant.describe('When the number or the stamp was given'),
});
export type WaitingSeal = z.output<typeof WaitingSeal>;

/** Failed attempts are listed for so many days. */
export const failedDays = 7;

export const listSigningJobs = endpoint({
  method: 'GET',
  path: '/signature/jobs',
  input: z.object({}),
  output: z.object({
    open: z.array(SigningJob).describe('Attempts that are not over, the oldest first'),
    batches: z.array(OpenBatch),
    failed: z.array(SigningJob).describe(`Of the last ${failedDays} days, the newest first`),
    seals: z.array(WaitingSeal).describe('Signed files that wait for the e-seal, the oldest first'),
    recordedToday: z.number().int().describe('Signatures of this day'),
  }),
  errors: [],
  access,
  summary: 'What is being signed, what hangs, and what failed; no title of a document',
  tag,
});

const about = z.object({
  what: z.enum(['attempt', 'batch']),
  id: z.uuid(),
});

export const releaseSigning = endpoint({
  method: 'POST',
  path: '/signature/jobs/release',
  input: about,
  output: z.object({}),
  errors: ['signature.no-job', 'signature.job-alive'],
  access,
  summary: 'Ends an attempt or a batch that hangs: its documents are untouched and can be signed',
  tag,
  isRepeatable: true,
});

export const remindSigner = endpoint({
  method: 'POST',
  path: '/signature/jobs/remind',
  input: about,
  output: z.object({}),
  errors: ['signature.no-job'],
  access,
  summary: 'Tells the signatory in the bell to try again: nobody else has the key',
  tag,
  rateLimit: { max: 30, perSeconds: 600 },
});
