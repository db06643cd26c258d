import { endpoint } from '@sarn/kernel';
import { z } from 'zod';

/** The result of a verification on one page, for whoever has the code. */
export const printVerificationSheet = endpoint({
  method: 'GET',
  path: '/signature/verify/:code/sheet',
  input: z.object({
    code: z.string().max(40),
    language: z.enum(['th', 'en']).default('th'),
  }),
  output: z.object({}),
  errors: ['signature.unknown-code', 'pdf.too-slow'],
  access: 'public',
  summary: 'The signed document behind a code as one PDF page: signers, times, hash, QR code',
  tag: 'signature',
  isBinary: true,
  // Each is typeset: fewer than questions of the page.
  rateLimit: { max: 20, perSeconds: 60 },
});
