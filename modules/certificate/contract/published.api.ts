import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { certificateLimits } from './certificate.limits.ts';

/* What the authority publishes for everybody who verifies a file. */

const tag = 'certificate';

export const getAuthorityFile = endpoint({
  method: 'GET',
  path: '/certificate/pki/:file',
  input: z.object({ file: z.enum(['root.crt', 'root.crl', 'issuing.crt', 'issuing.crl']) }),
  output: z.object({}),
  errors: ['platform.not-found'],
  access: 'public',
  summary: 'Certificates of the authority and its revocation list, DER',
  tag,
  isBinary: true,
});

/** How often one address may ask about certificates: programs that verify a file ask a few times. */
const perAddress = { max: 300, perSeconds: 60 } as const;

export const askStatus = endpoint({
  method: 'POST',
  path: '/certificate/pki/ocsp',
  input: z.object({ body: z.base64() }),
  output: z.object({}),
  errors: [],
  access: 'public',
  summary: 'Whether certificates of the agency are good (OCSP, RFC 6960)',
  tag,
  rawBody: { type: 'application/ocsp-request', maxBytes: certificateLimits.statusBytes },
  isBinary: true,
  isRepeatable: true,
  rateLimit: perAddress,
});

export const askStatusByAddress = endpoint({
  method: 'GET',
  path: '/certificate/pki/ocsp/:request',
  input: z.object({ request: z.string().max(400).describe('DER of the request in base64') }),
  output: z.object({}),
  errors: [],
  access: 'public',
  summary: 'The same, with the request in the address (RFC 6960 A.1)',
  tag,
  isBinary: true,
  rateLimit: perAddress,
});
