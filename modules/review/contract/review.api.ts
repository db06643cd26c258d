import { endpoint, jsonOf, longText } from '@sarn/kernel';
import { z } from 'zod';
import { AddedRemark, Remark, decisions, reviewLimits } from './review.ts';

const tag = 'registry';
const documentId = z.uuid();
const readingRefusals = ['registry.not-found', 'registry.secret-reason'] as const;

export const getReview = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/review',
  input: z.object({ documentId }),
  output: z.object({
    version: z.number(),
    bodyJson: z.unknown().describe('The text to which the places belong'),
    mayRemark: z.boolean(),
    mayReply: z.boolean(),
    isHeld: z
      .boolean()
      .describe('Open suggestions keep the reader from the next step of the draft'),
    mayAccept: z.boolean().describe('The draft is with its author, who is the reader'),
    rows: z.array(Remark).describe('The oldest first'),
  }),
  errors: readingRefusals,
  access: 'session',
  summary: 'Comments and suggestions on a draft, for those who work on it',
  tag,
  isRepeatable: true,
});

export const addRemarks = endpoint({
  method: 'POST',
  path: '/registry/document/:documentId/review/add',
  input: z.object({
    documentId,
    version: z.coerce.number().int().describe('The version that was read'),
    remarks: jsonOf(z.array(AddedRemark).min(1).max(reviewLimits.added)),
  }),
  output: z.object({ ids: z.array(z.string()) }),
  errors: [
    ...['registry.not-found', 'review.not-with-you'],
    ...['review.words-changed', 'review.too-many'],
  ],
  access: 'session',
  summary: 'Comment on words of a draft, or suggest others',
  tag,
  rateLimit: { max: 300, perSeconds: 600 },
});

export const replyToRemark = endpoint({
  method: 'POST',
  path: '/registry/document/:documentId/review/reply',
  input: z.object({
    documentId,
    remarkId: z.uuid(),
    text: longText({ min: 1, max: reviewLimits.text }),
  }),
  output: z.object({ id: z.string() }),
  errors: ['registry.not-found', 'review.not-found', 'review.over', 'review.too-many'],
  access: 'session',
  summary: 'Answer a comment or a suggestion',
  tag,
  rateLimit: { max: 300, perSeconds: 600 },
});

export const decideRemarks = endpoint({
  method: 'POST',
  path: '/registry/document/:documentId/review/decide',
  input: z.object({
    documentId,
    version: z.coerce.number().int().describe('The version that was read'),
    decision: z.enum(decisions),
    remarkIds: jsonOf(z.array(z.uuid()).min(1).max(reviewLimits.ofDocument)),
  }),
  output: z.object({
    version: z.number(),
    done: z.number(),
    left: z.number().describe('Of several: those whose words are no longer in the text'),
  }),
  errors: [
    ...['registry.not-found', 'registry.stale', 'registry.body-invalid'],
    ...['registry.table-too-large', 'review.not-found', 'review.not-possible'],
    'review.words-changed',
  ],
  access: 'session',
  summary: 'Accept, refuse, resolve, take back or reopen remarks; accepting changes the text',
  tag,
  rateLimit: { max: 300, perSeconds: 600 },
});
