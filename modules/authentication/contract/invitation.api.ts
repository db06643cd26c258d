import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { passwordRules } from './password.api.ts';

/** The key works once, so that a repeat sets no other password. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/identity/invitations/accept',
  input: z.object({
    key: z.string().max(200).default('').describe('The `key` of the link in the invitation'),
    password: z.string().max(1000).default(''),
  }),
  output: z.object({ message: z.string() }),
  errors: ['identity.invitation-over', ...passwordRules, 'platform.too-many-requests'],
  access: 'public',
  summary: 'Sets the first password of an account by the link of its invitation',
  tag: 'identity',
  isRepeatable: true,
  rateLimit: { max: 30, perSeconds: 900 },
});
