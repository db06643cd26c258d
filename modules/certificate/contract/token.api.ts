import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { requestIssuers } from './certificate.kinds.ts';

const tag = 'certificate';

/** Why a token does not do what it is asked for. */
export const tokenErrors = [
  ...['certificate.token-absent', 'certificate.wrong-pin', 'certificate.pin-last-try'],
  ...['certificate.token-locked', 'certificate.token-no-key', 'certificate.token-refused'],
] as const;

export const listTokens = endpoint({
  method: 'GET',
  path: '/certificate/tokens',
  input: z.object({}),
  output: z.object({ labels: z.array(z.string()).describe('Of tokens that nobody else uses') }),
  errors: ['certificate.no-tokens', 'certificate.token-absent', 'certificate.token-refused'],
  access: 'session',
  summary: 'Tokens of the server in which the caller could have a key made',
  tag,
  // Each asks the library of the maker.
  rateLimit: { max: 30, perSeconds: 60 },
});

export const askCertificateInToken = endpoint({
  method: 'POST',
  path: '/certificate/ask-in-token',
  input: z.object({
    token: z.string().min(1).max(32).describe('Its label'),
    pin: z.string().min(1).max(64),
    password: z.string().min(1).max(200).describe('Of the account'),
    issuer: z.enum(requestIssuers).default('agency'),
  }),
  output: z.object({ id: z.uuid() }),
  errors: [
    ...['certificate.no-authority', 'certificate.asked-already', 'certificate.wrong-password'],
    ...['certificate.secret-is-password', 'certificate.no-tokens', 'certificate.token-taken'],
    ...['certificate.person-left', 'identity.directory-unavailable'],
    ...tokenErrors,
  ],
  access: 'session',
  summary: 'Makes a key pair in a token, which it never leaves, and asks for a certificate for it',
  tag,
  // Wrong PINs lock a token.
  rateLimit: { max: 10, perSeconds: 600 },
});
