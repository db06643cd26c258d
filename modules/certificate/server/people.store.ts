import { need } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { certificateFilters, certificateLimits } from '../contract/index.ts';
import type { CertificateFilter } from '../contract/index.ts';

/**
 * Which people a filter shows. `c` is the certificate in use, else the newest one; `r` the waiting request;
 * `$1` is now.
 */
const conditions: Readonly<Record<CertificateFilter, string>> = {
  'in-use': `c.state = 'valid' and c.not_after > $1`,
  asked: 'r.id is not null and r.pkcs10 is null',
  elsewhere: 'r.pkcs10 is not null',
  expiring: `c.state = 'valid' and c.not_after > $1
    and c.not_after <= $1 + interval '${certificateLimits.expiringDays} days'`,
  expired: `c.state = 'valid' and c.not_after <= $1`,
  suspended: `c.state = 'suspended'`,
  revoked: `c.state = 'revoked'`,
  none: 'c.id is null and r.id is null and m.is_active',
};

const joined = `left join lateral (select id, state, not_after from person_certificate own
    where own.person_id = m.id order by own.state in ('valid', 'suspended') desc, own.issued_at desc limit 1) c on true
  left join certificate_request r on r.person_id = m.id and r.state = 'waiting'
  where (m.is_active or c.id is not null)`;

const cases = certificateFilters
  .map((filter) => `($2 = '${filter}' and ${conditions[filter]})`)
  .join(' or ');

/** Ids of the people of a filter in dictionary order, a page of them, and how many there are. */
export async function listPeople(
  h: Handle,
  asked: {
    readonly now: string;
    readonly filter: CertificateFilter;
    readonly search: string;
    readonly page: number;
  },
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  const offset = (asked.page - 1) * certificateLimits.pageSize;
  const rows = await peopleSql.all(h, asked.now, asked.filter, asked.search, offset);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

const peopleSql = statement(
  'certificate.people',
  row<{ id: string; total: number }>({ id: 'uuid', total: 'int4' }),
  ['timestamptz', 'text', 'text', 'int8'],
  `select m.id, count(*) over ()::int4 total from person m ${joined} and (${cases})
     and ($3 = '' or strpos(m.search_text, lower($3)) > 0)
   order by m.sort_key, m.id limit ${certificateLimits.pageSize} offset $4`,
);

export type FilterCounts = Record<CertificateFilter, number>;

/** How many people each filter shows. */
export async function countPeople(h: Handle, now: string): Promise<FilterCounts> {
  return need(await countSql.first(h, now), 'a count without groups has one row');
}

const countSql = statement(
  'certificate.count-people',
  row<FilterCounts>({
    ...{ 'in-use': 'int4', asked: 'int4', elsewhere: 'int4', expiring: 'int4', expired: 'int4' },
    ...{ suspended: 'int4', revoked: 'int4', none: 'int4' },
  }),
  ['timestamptz'],
  `select ${certificateFilters
    .map((filter) => `count(*) filter (where ${conditions[filter]})::int4 "${filter}"`)
    .join(', ')} from person m ${joined}`,
);
