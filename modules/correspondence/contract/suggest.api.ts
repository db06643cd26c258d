import { endpoint, lineText } from '@sarn/kernel';
import { z } from 'zod';

const tag = 'registry';

/** Suggestions of the sender and addressee boxes. */
export const suggestWords = endpoint({
  method: 'GET',
  path: '/registry/suggest',
  input: z.object({ field: z.enum(['sender', 'addressee']), text: lineText({ max: 200 }) }),
  output: z.object({ rows: z.array(z.string()) }),
  errors: [],
  access: 'session',
  summary: 'Names of the address book, and earlier senders or addressees, that contain the text',
  tag,
});
