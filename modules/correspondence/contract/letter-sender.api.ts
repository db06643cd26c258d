import { endpoint } from '@sarn/kernel';
import { z } from 'zod';

/** What a letter says of its sender and the agency knows: a new letter begins with it. */
export const getLetterSender = endpoint({
  method: 'GET',
  path: '/registry/letter/sender',
  input: z.object({}),
  output: z.object({
    address: z.string().describe('Lines below the name of the agency'),
    contact: z.string().describe('Lines at the foot: unit in charge, telephone, e-mail'),
    english: z
      .object({ address: z.string(), contact: z.string(), englishCode: z.string() })
      .describe(
        'The same in English: as in the last English letter of the caller, else by the names',
      ),
  }),
  errors: [],
  access: 'session',
  summary: 'Address of the agency and contact of the own unit, as a new letter prints them',
  tag: 'registry',
});
