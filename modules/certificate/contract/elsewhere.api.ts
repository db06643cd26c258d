import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { certificateLimits } from './certificate.limits.ts';

const tag = 'certificate';

export const getOwnRequestFile = endpoint({
  method: 'GET',
  path: '/certificate/request-file',
  input: z.object({}),
  output: z.object({}),
  errors: ['platform.not-found'],
  access: 'session',
  summary:
    'The own request for a certificate of another authority, signed by its key (PKCS#10, PEM)',
  tag,
  isBinary: true,
});

/** Why a certificate that was brought is not kept; the request goes on waiting. */
export const bringErrors = [
  ...['certificate.nothing-waits', 'certificate.unreadable', 'certificate.other-key'],
  ...['certificate.not-for-signing', 'certificate.not-yet-valid'],
  ...['certificate.not-valid-now', 'certificate.not-trusted'],
  ...['certificate.chain-broken', 'certificate.taken'],
] as const;

export const bringCertificate = endpoint({
  method: 'POST',
  path: '/certificate/bring',
  input: z.object({
    file: z
      .base64()
      .max(Math.ceil((certificateLimits.broughtBytes * 4) / 3) + 4)
      .describe('One certificate or a chain: PEM, DER or P7B'),
  }),
  output: z.object({ id: z.uuid() }),
  errors: [...bringErrors],
  access: 'session',
  summary:
    'Takes over what another authority issued for the key of the own request, or anew for the key in use',
  tag,
  rateLimit: { max: 20, perSeconds: 600 },
});
