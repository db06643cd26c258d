import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';

const tag = 'registry';
const term = z.object({ th: z.string(), en: z.string() });

/** The letter at the other end of an answer; only where the reader may open it. */
export const ReplyView = z.object({
  documentId: z.string(),
  kindTerm: term,
  stateTerm: term,
  letterNo: z.string(),
  letterDate: z.string().nullable(),
  title: z.string(),
  toldAt: z.string().nullable().describe('when the answer was sent, or received; null before'),
  mayUnlink: z.boolean(),
});
export type ReplyView = z.output<typeof ReplyView>;

export const listReplies = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/replies',
  input: z.object({ documentId: id }),
  output: z.object({
    answers: z.array(ReplyView).describe('letters that this one answers'),
    answeredBy: z.array(ReplyView).describe('letters that answer this one'),
    mayReply: z.boolean().describe('the reader may write a letter that answers this one'),
    mayLink: z.boolean().describe('the reader may link it as the answer to another'),
  }),
  errors: ['registry.not-found'],
  access: 'session',
  scopes: ['documents.read'],
  summary: 'What a letter answers, and what answers it',
  tag,
});

const linkErrors = [
  'registry.not-found',
  'registry.reply-not-possible',
  'registry.reply-not-yours',
] as const;

export const linkReply = endpoint({
  method: 'POST',
  path: '/registry/document/reply/link',
  input: z.object({ documentId: id, answers: id.describe('the letter that it answers') }),
  output: z.object({}),
  errors: linkErrors,
  access: 'session',
  summary: 'Link a letter as the answer to another; linking twice changes nothing',
  tag,
  isRepeatable: true,
});

export const unlinkReply = endpoint({
  method: 'POST',
  path: '/registry/document/reply/unlink',
  input: z.object({ documentId: id, answers: id }),
  output: z.object({}),
  errors: linkErrors,
  access: 'session',
  summary: 'Remove such a link, unless the answered letter was closed by it',
  tag,
  isRepeatable: true,
});
