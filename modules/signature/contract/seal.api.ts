import { endpoint } from '@sarn/kernel';
import { z } from 'zod';

export const retrySeal = endpoint({
  method: 'POST',
  path: '/signature/jobs/retry-seal',
  input: z.object({ documentId: z.uuid() }),
  output: z.object({}),
  errors: [],
  access: 'settings.certificates',
  summary: 'Adds the e-seal to a signed file now, where it failed before',
  tag: 'signature',
  isRepeatable: true,
  rateLimit: { max: 30, perSeconds: 600 },
});
