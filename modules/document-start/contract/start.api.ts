import { endpoint } from '@sarn/kernel';
import { id } from '@sarn/document/contract';
import { z } from 'zod';

/** Rows of each list at most. */
export const mostStarts = 3;

/** A subject that the caller wrote about more than once: the next one begins like the last. */
const WrittenBefore = z.object({
  documentId: id.describe('The last one, whose text the next begins with'),
  kind: z.string(),
  title: z.string(),
  times: z.number().int().describe('Documents of the last twelve months'),
});
export type WrittenBefore = z.output<typeof WrittenBefore>;

/** An incoming letter that lies with the caller, and that nobody has answered. */
const LetterToAnswer = z.object({
  documentId: id,
  title: z.string(),
  sender: z.string(),
  letterNo: z.string(),
  dueDate: z.string().nullable().describe('CE, `YYYY-MM-DD`'),
});
export type LetterToAnswer = z.output<typeof LetterToAnswer>;

export const getStarts = endpoint({
  method: 'GET',
  path: '/registry/starts',
  input: z.object({}),
  output: z.object({
    writtenBefore: z.array(WrittenBefore).max(mostStarts),
    toAnswer: z.array(LetterToAnswer).max(mostStarts),
  }),
  errors: [],
  access: 'session',
  summary: 'With what the caller is likely to begin a document',
  tag: 'registry',
});
