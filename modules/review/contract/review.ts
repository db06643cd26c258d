import { cleanText, longText } from '@sarn/kernel';
import { z } from 'zod';
import { contextLength } from './text/locate.ts';

/** What one person may say in one call, and all of them about one draft. */
export const reviewLimits = {
  added: 60,
  ofDocument: 500,
  replies: 60,
  text: 2000,
  /** Letters of a suggestion, and of the words that it takes away. */
  words: 5000,
} as const;

/** States in which a document is a draft: nobody has signed, approved or initialled it. */
export const draftStates = [
  'DRAFT',
  'IN_REVIEW',
  'AWAITING_SIGN',
  'AWAITING_APPROVAL',
  'AWAITING_INITIAL',
] as const;

export const isDraftState = (state: string): boolean => draftStates.some((one) => one === state);

export const remarkKinds = ['comment', 'suggestion'] as const;
export type RemarkKind = (typeof remarkKinds)[number];

/** A comment is resolved; a suggestion is accepted or refused; either may be taken back by who made it. */
export const remarkStates = ['open', 'accepted', 'refused', 'resolved', 'withdrawn'] as const;
export type RemarkState = (typeof remarkStates)[number];

/** What is done with remarks; `reopen` undoes any of the others but `withdraw`. */
export const decisions = ['accept', 'refuse', 'resolve', 'reopen', 'withdraw'] as const;
export type Decision = (typeof decisions)[number];

const at = z.int().min(0).max(1_000_000);

/** Blanks at the ends belong to the text. */
const suggestedWords = z
  .string()
  .max(reviewLimits.words)
  .transform((words) => cleanText(words));

const place = {
  from: at.describe('In the plain text of the version: paragraphs one under the other'),
  to: at,
  quote: z.string().max(reviewLimits.words).describe('The words that stand there'),
  before: z.string().max(contextLength).default('').describe('What stands before them'),
  after: z.string().max(contextLength).default(''),
  text: longText({ max: reviewLimits.text }).default(''),
};

/** A comment on words of a draft, or other words for them. */
export const AddedRemark = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('comment'), ...place }),
    z.object({ kind: z.literal('suggestion'), ...place, insert: suggestedWords }),
  ])
  .refine(({ from, to, quote }) => to - from === quote.length, 'place')
  .refine((remark) => remark.kind === 'suggestion' || remark.text !== '', {
    path: ['text'],
    message: 'required',
  })
  .refine((remark) => remark.kind === 'comment' || remark.insert !== remark.quote, 'place');
export type AddedRemark = z.output<typeof AddedRemark>;

const Person = {
  author: z.string(),
  post: z.string().describe('As it was then'),
  at: z.string(),
  isOwn: z.boolean(),
};

export const RemarkReply = z.object({ id: z.string(), ...Person, text: z.string() });
export type RemarkReply = z.output<typeof RemarkReply>;

export const Remark = z.object({
  id: z.string(),
  kind: z.enum(remarkKinds),
  ...Person,
  place: z
    .object({ from: z.number(), to: z.number() })
    .nullable()
    .describe('Where its words are now; null where they are gone'),
  quote: z.string().describe('The words it was about'),
  insert: z.string().describe('The words suggested for them; empty for a comment'),
  text: z.string(),
  state: z.enum(remarkStates),
  decidedBy: z.string().describe('Empty while it is open'),
  decidedAt: z.string().nullable(),
  may: z.array(z.enum(decisions)).describe('What the reader may do with it'),
  replies: z.array(RemarkReply),
});
export type Remark = z.output<typeof Remark>;
