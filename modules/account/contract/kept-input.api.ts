import { endpoint } from '@sarn/kernel';
import { z } from 'zod';

const tag = 'identity';
const form = z
  .string()
  .min(1)
  .max(200)
  .describe('Names the form and its subject; the same when it is opened again');

const entry = z
  .string()
  .max(80)
  .describe('Which opened form of that name: each tab of a browser keeps its own');

/** Inputs of one person that are kept at most; the oldest make way. */
export const mostKeptInputs = 50;

/** Days after which an input that nobody continued is deleted. */
export const keptInputDays = 30;

export const listKeptInput = endpoint({
  method: 'GET',
  path: '/identity/kept-input/entries',
  input: z.object({ form }),
  output: z.object({
    items: z
      .array(z.object({ entry, savedAt: z.iso.datetime() }))
      .describe('The newest first, without what was typed'),
  }),
  errors: [],
  access: 'session',
  summary: 'Which opened forms of one name have kept input of the caller on the server',
  tag,
  isRepeatable: true,
});

export const findKeptInput = endpoint({
  method: 'GET',
  path: '/identity/kept-input',
  input: z.object({ form, entry: entry.default('') }),
  output: z.object({
    item: z
      .object({
        values: z.string().describe('JSON, as the form wrote it'),
        savedAt: z.iso.datetime(),
      })
      .nullable(),
  }),
  errors: [],
  access: 'session',
  summary: 'What the caller typed into a form about a classified document and did not send',
  tag,
  isRepeatable: true,
});

export const keepInput = endpoint({
  method: 'POST',
  path: '/identity/kept-input',
  input: z.object({
    form,
    entry: entry.default(''),
    values: z.string().max(200_000).describe('JSON, without passwords'),
  }),
  output: z.object({}),
  errors: [],
  access: 'session',
  takesNoKey: true,
  summary: 'Keeps what the caller typed into a form; a later call with the same entry replaces it',
  tag,
  isRepeatable: true,
  rateLimit: { max: 600, perSeconds: 600 },
});

export const forgetKeptInput = endpoint({
  method: 'POST',
  path: '/identity/kept-input/forget',
  input: z.object({
    form: form.optional().describe('Without it, all of the caller'),
    entry: entry.optional().describe('Without it, all of the form'),
  }),
  output: z.object({}),
  errors: [],
  access: 'session',
  takesNoKey: true,
  summary: 'Deletes what the caller typed and did not send',
  tag,
  isRepeatable: true,
});
