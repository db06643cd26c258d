import { endpoint } from '@sarn/kernel';
import { z } from 'zod';

/** A proof of work as ALTCHA describes it (protocol version 2). */
export const CaptchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string().max(20),
    nonce: z.string().max(128),
    salt: z.string().max(128),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string().max(128),
    keySignature: z.string().max(128),
    data: z.object({ until: z.int().describe('Unix seconds') }),
  }),
  signature: z.string().max(128),
});
export type CaptchaChallenge = z.output<typeof CaptchaChallenge>;

/** The solution of the browser, sent as base64 of `{ challenge, solution }` in `captcha`. */
export const CaptchaPayload = z.object({
  challenge: CaptchaChallenge,
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(128) }),
});
export type CaptchaPayload = z.output<typeof CaptchaPayload>;

/** Field of the calls that may ask for a solved challenge. */
export const captchaField = z
  .string()
  .max(4000)
  .optional()
  .describe('Solved challenge of /identity/captcha, asked for after repeated failures');

export const captchaErrors = ['identity.captcha-required', 'identity.captcha-invalid'] as const;

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/identity/captcha',
  input: z.object({}),
  output: z.object({ challenge: CaptchaChallenge }),
  errors: ['platform.too-many-requests'],
  access: 'public',
  summary: 'A challenge to solve before the next sign-in, valid once, for a few minutes',
  tag: 'identity',
  isRepeatable: true,
  rateLimit: { max: 120, perSeconds: 60 },
});
