import { endpoint, flag } from '@sarn/kernel';
import { z } from 'zod';

export const requestPdpa = endpoint({
  method: 'POST',
  path: '/sarabun/request-pdpa',
  input: z.object({
    F_IS_AGREE_PDPA: flag.optional(),
    F_IS_AGREE: flag.optional(),
  }),
  output: z.object({ message: z.string() }),
  errors: ['identity.consent-unclear'],
  access: 'session',
  summary: 'Keeps whether the person agrees to the personal-data policy',
  tag: 'identity',
  isRepeatable: true,
});
