import { endpoint } from '@sarn/kernel';
import { z } from 'zod';

const tag = 'notification';

export const LineAccount = z.object({
  isOffered: z.boolean().describe('Whether this agency uses LINE at all'),
  isAvailable: z.boolean().describe('Offered, and the official account is set up'),
  officialId: z.string().nullable().describe('As @123abcde'),
  link: z
    .object({ linkedAt: z.string(), isBlocked: z.boolean() })
    .nullable()
    .describe('Null: no LINE account is linked'),
});
export type LineAccount = z.output<typeof LineAccount>;

export const getLineAccount = endpoint({
  method: 'GET',
  path: '/notification/line',
  input: z.object({}),
  output: z.object({ item: LineAccount }),
  errors: [],
  access: 'session',
  summary: 'Whether a LINE account is linked to the caller',
  tag,
});

export const makeLineCode = endpoint({
  method: 'POST',
  path: '/notification/line/code',
  input: z.object({}),
  output: z.object({
    code: z.string().describe('Eight digits, to be sent to the official account; used once'),
    expiresAt: z.string(),
  }),
  errors: ['notification.line-off'],
  access: 'session',
  takesNoKey: true,
  summary: 'A short code that links the LINE account it is sent from',
  tag,
  rateLimit: { max: 10, perSeconds: 600 },
});

export const unlinkLine = endpoint({
  method: 'POST',
  path: '/notification/line/unlink',
  input: z.object({}),
  output: z.object({ item: LineAccount }),
  errors: [],
  access: 'session',
  summary: 'Unlink the LINE account; messages that still wait for it are not sent',
  tag,
  isRepeatable: true,
});

export const lineWebhook = endpoint({
  method: 'POST',
  path: '/notification/line/webhook',
  input: z.object({}),
  output: z.object({}),
  errors: ['notification.line-off', 'notification.bad-signature'],
  access: 'public',
  summary: 'Events of the official account, signed by the LINE Platform (X-Line-Signature)',
  tag,
  body: 'signed',
});
