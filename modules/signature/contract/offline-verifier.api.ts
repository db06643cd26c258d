import { endpoint } from '@sarn/kernel';
import { z } from 'zod';

/** Where the server puts the certificates of the agency into the file of the build. */
export const verifierPlace = '/* certificates of the agency */';

export const getOfflineVerifier = endpoint({
  method: 'GET',
  path: '/signature/offline-verifier',
  input: z.object({}),
  output: z.object({}),
  errors: ['platform.not-found'],
  access: 'public',
  summary: 'One HTML file that verifies documents of the agency without a network',
  tag: 'signature',
  isBinary: true,
  rateLimit: { max: 30, perSeconds: 60 },
});
