import { endpoint, lineText } from '@sarn/kernel';
import { z } from 'zod';

const tag = 'identity';

/** Phrases that one person keeps at most; the oldest make way. */
export const mostPhrases = 20;

/** The most characters of a phrase. */
export const longestPhrase = 300;

export const Phrase = z.object({ id: z.string(), text: z.string() });
export type Phrase = z.output<typeof Phrase>;

const output = z.object({ rows: z.array(Phrase).describe('the newest first') });

export const listPhrases = endpoint({
  method: 'GET',
  path: '/identity/phrases',
  input: z.object({}),
  output,
  errors: [],
  access: 'session',
  summary: 'Phrases that the caller keeps for orders and opinions',
  tag,
  isRepeatable: true,
});

export const keepPhrase = endpoint({
  method: 'POST',
  path: '/identity/phrases',
  input: z.object({ text: lineText({ min: 1, max: longestPhrase }) }),
  output,
  errors: [],
  access: 'session',
  summary: 'Keeps a phrase; one that is kept already becomes the newest',
  tag,
  isRepeatable: true,
});

export const removePhrase = endpoint({
  method: 'POST',
  path: '/identity/phrases/remove',
  input: z.object({ id: z.uuid() }),
  output,
  errors: [],
  access: 'session',
  summary: 'Removes one of the phrases of the caller',
  tag,
  isRepeatable: true,
});
