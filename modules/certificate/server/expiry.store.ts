import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/** Which certificate ends next: one of the authority, or the first of the people's. */
export interface NextExpiry {
  readonly kind: string;
  readonly notAfter: string;
}

const nextExpiriesSql = statement(
  'certificate.next-expiries',
  row<NextExpiry>({ kind: 'text', notAfter: 'timestamptz' }),
  ['timestamptz'],
  `select role as kind, not_after as "notAfter" from authority_certificate
   union all
   select 'person', min(not_after) from person_certificate
   where state = 'valid' and not_after > $1 having min(not_after) is not null
   order by 2`,
);

/**
 * The certificates that somebody must renew, the next one first. Of people only those in use: who does not
 * renew does not sign any more.
 */
export const listNextExpiries = (h: Handle, now: string): Promise<NextExpiry[]> =>
  nextExpiriesSql.all(h, now);
