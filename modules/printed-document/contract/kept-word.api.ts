import { endpoint, lineText } from '@sarn/kernel';
import { z } from 'zod';

/** Letters of a word that a drafter can mark; a longer one is a sentence. */
export const longestKeptWord = 40;

/** A drafter saw a word broken between two lines. */
export const keepWord = endpoint({
  method: 'POST',
  path: '/registry/printed/kept-word',
  input: z.object({ word: lineText({ min: 2, max: longestKeptWord }) }),
  output: z.object({}),
  errors: [
    'printed-document.no-word',
    'printed-document.word-known',
    'printed-document.words-full',
  ],
  access: 'session',
  summary: 'Keeps a word on one line in all documents of the agency from now on',
  tag: 'registry',
  isRepeatable: true,
  rateLimit: { max: 30, perSeconds: 600 },
});
