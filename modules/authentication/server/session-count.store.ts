import type { Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/** Sessions that were used since then, and those that are live. */
export interface SessionCount {
  readonly live: number;
  readonly used: number;
}

export async function countSessions(
  h: Handle,
  at: { readonly now: Instant; readonly since: Instant },
): Promise<SessionCount> {
  return (await countSql.first(h, at.now, at.since)) ?? { live: 0, used: 0 };
}

const countSql = statement(
  'session.count',
  row<SessionCount>({ live: 'int8', used: 'int8' }),
  ['timestamptz', 'timestamptz'],
  `select count(*) live, count(*) filter (where last_seen_at >= $2) used
   from session where revoked_at is null and expires_at > $1`,
);
