import { need } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { certificateFilters, certificateLimits } from '../contract/index.ts';
import type { CertificateFilter, CertificateSort } from '../contract/index.ts';

/**
 * Which people a filter shows. `c` is the certificate in use, else the newest one; `r` the waiting request;
 * `$1` is now.
 */
const conditions: Readonly<Record<CertificateFilter, string>> = {
  all: 'true',
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

const joined = `left join lateral (select id, state, not_after, reason from person_certificate own
    where own.person_id = m.id order by own.state in ('valid', 'suspended') desc, own.issued_at desc limit 1) c on true
  left join certificate_request r on r.person_id = m.id and r.state = 'waiting'
  where (m.is_active or c.id is not null)`;

const cases = certificateFilters
  .map((filter) => `($2 = '${filter}' and ${conditions[filter]})`)
  .join(' or ');

/** The unit and those below it in which a person has a post today. @param unit parameter; null: all units */
const inUnit = (unit: string): string => `(${unit}::uuid is null or m.id in (
    with recursive below as (
      select id from unit where id = ${unit}
      union select unit.id from unit join below on unit.parent_id = below.id)
    select h.person_id from post_holding h join post p on p.id = h.post_id join below on below.id = p.unit_id
    where h.valid_from <= ($1 at time zone 'Asia/Bangkok')::date
      and (h.valid_to is null or h.valid_to >= ($1 at time zone 'Asia/Bangkok')::date)))`;

/** What waits for an administrator first: requests, then what ends or has ended, then what is suspended. */
const urgency = `case when ${conditions.asked} then 0 when ${conditions.expiring} then 1
    when ${conditions.expired} then 2 when ${conditions.suspended} then 3 when ${conditions.elsewhere} then 4
    when ${conditions['in-use']} then 5 when c.id is null then 6 else 7 end`;

/** Somebody of the list, as its Excel file has it. */
export interface ListedPerson {
  readonly id: string;
  readonly total: number;
  readonly state: string | null;
  readonly notAfter: string | null;
  readonly reason: string;
  readonly askedAt: string | null;
}

/** The people of a filter in the order that was asked for, a page of them, and how many there are. */
export async function listPeople(
  h: Handle,
  asked: {
    readonly now: string;
    readonly filter: CertificateFilter;
    readonly search: string;
    readonly unitId: string | null;
    readonly sort: CertificateSort;
    readonly take: number;
    readonly skip: number;
  },
): Promise<ListedPerson[]> {
  const { now, filter, search, unitId, sort, take, skip } = asked;
  return peopleSql.all(h, now, filter, unitId, search, sort, take, skip);
}

const peopleSql = statement(
  'certificate.people',
  row<ListedPerson>({
    ...{ id: 'uuid', total: 'int4', state: 'text?', notAfter: 'timestamptz?' },
    ...{ reason: 'text', askedAt: 'timestamptz?' },
  }),
  ['timestamptz', 'text', 'uuid?', 'text', 'text', 'int8', 'int8'],
  `select m.id, count(*) over ()::int4 total, c.state, c.not_after as "notAfter",
     coalesce(c.reason, '') as reason, r.asked_at as "askedAt"
   from person m ${joined} and (${cases}) and ${inUnit('$3')}
     and ($4 = '' or strpos(m.search_text, lower($4)) > 0)
   order by case when $5 = 'todo' then ${urgency} end, case when $5 = 'todo' then r.asked_at end,
     case when $5 <> 'name' then c.not_after end, m.sort_key, m.id limit $6 offset $7`,
);

export type FilterCounts = Record<CertificateFilter, number>;

/** How many people each filter shows, of a unit or of all. */
export async function countPeople(
  h: Handle,
  now: string,
  unitId: string | null,
): Promise<FilterCounts> {
  return need(await countSql.first(h, now, unitId), 'a count without groups has one row');
}

const countSql = statement(
  'certificate.count-people',
  row<FilterCounts>({
    all: 'int4',
    ...{ 'in-use': 'int4', asked: 'int4', elsewhere: 'int4', expiring: 'int4', expired: 'int4' },
    ...{ suspended: 'int4', revoked: 'int4', none: 'int4' },
  }),
  ['timestamptz', 'uuid?'],
  `select ${certificateFilters
    .map((filter) => `count(*) filter (where ${conditions[filter]})::int4 "${filter}"`)
    .join(', ')} from person m ${joined} and ${inUnit('$2')}`,
);
