import { endpoint } from '@sarn/kernel';
import { z } from 'zod';

const tag = 'identity';

export const downloadMyData = endpoint({
  method: 'GET',
  path: '/identity/my-data',
  input: z.object({}),
  output: z.object({}),
  errors: ['platform.too-many-requests'],
  access: 'session',
  summary: 'All data on the caller in identity, as a readable JSON file',
  tag,
  isBinary: true,
  rateLimit: { max: 20, perSeconds: 3600 },
});
