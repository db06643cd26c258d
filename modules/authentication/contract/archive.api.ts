import { endpoint } from '@sarn/kernel';
import { z } from 'zod';

export const issueArchiveTicket = endpoint({
  method: 'POST',
  path: '/identity/archive-ticket',
  input: z.object({}),
  output: z.object({
    ticket: z.string().describe('For the parameter `sso`; valid once, for 60 seconds'),
  }),
  errors: ['identity.archive-off'],
  access: 'session',
  takesNoKey: true,
  summary: 'A one-time ticket by which the document archive learns who signs in',
  tag: 'identity',
  rateLimit: { max: 60, perSeconds: 60 },
});

/** Called by the archive itself, which sends `Authorization: Bearer <SARN_ARCHIVE_SECRET>`. */
export const redeemArchiveTicket = endpoint({
  method: 'POST',
  path: '/identity/archive-ticket/redeem',
  input: z.object({ ticket: z.string().max(200).default('') }),
  output: z.object({
    personId: z.string(),
    username: z.string(),
    name: z.string(),
    email: z.string(),
    positionName: z.string(),
    unitName: z.string(),
  }),
  errors: ['identity.archive-off', 'identity.archive-refused', 'platform.too-many-requests'],
  access: 'public',
  summary: 'Tells the document archive, once, whose ticket it was given',
  tag: 'identity',
  rateLimit: { max: 600, perSeconds: 60 },
});
