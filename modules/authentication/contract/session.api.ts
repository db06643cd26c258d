import { endpoint } from '@sarn/kernel';
import { z } from 'zod';

/** One live session of the caller. */
export const OwnSession = z.object({
  id: z.string(),
  device: z.string().describe('Browser and system, as the browser named itself'),
  ip: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof OwnSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/identity/sessions',
  input: z.object({}),
  output: z.object({ rows: z.array(OwnSession), total: z.int() }),
  errors: [],
  access: 'session',
  summary: 'Lists the own live sessions, newest first',
  tag: 'identity',
  isRepeatable: true,
});

export const revokeSession = endpoint({
  method: 'POST',
  path: '/identity/sessions/revoke',
  input: z.object({ sessionId: z.string().max(36) }),
  output: z.object({ message: z.string() }),
  errors: ['platform.not-found'],
  access: 'session',
  summary: 'Ends one of the own sessions',
  tag: 'identity',
});
