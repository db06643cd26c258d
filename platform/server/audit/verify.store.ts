import type { Handle } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { statement } from '../db/statement/statement.ts';
import { platformTables } from '../tables.ts';
import type { EntryContent } from './link.ts';
import { entryColumns } from './seal.store.ts';

/** A link with the row it seals; the fields of the row are null when the row is missing. */
export interface SealedRow extends Omit<EntryContent, 'id' | 'at'> {
  readonly seq: number;
  readonly entryId: string;
  readonly entryHash: string;
  readonly chainHash: string;
  readonly sealedAt: string;
  readonly id: string | null;
  readonly at: string | null;
}

/** Links after a place, in their order. */
export function listSealed(h: Handle, after: number, take: number): Promise<SealedRow[]> {
  return sealedSql.all(h, after, take);
}

const sealedSql = statement(
  'audit-seal.page',
  row<SealedRow>({
    seq: 'int8',
    entryId: 'text',
    entryHash: 'text',
    chainHash: 'text',
    sealedAt: 'text',
    id: 'text?',
    at: 'text?',
    act: 'text',
    callerId: 'text?',
    subjectKind: 'text',
    subjectId: 'text',
    detail: 'text',
    requestId: 'text?',
    ip: 'text?',
  }),
  ['int8', 'int8'],
  `select seal.seq, seal.entry_id::text as "entryId", encode(seal.entry_hash, 'hex') as "entryHash",
          encode(seal.chain_hash, 'hex') as "chainHash",
          floor(extract(epoch from seal.sealed_at) * 1000)::bigint::text as "sealedAt",
          ${entryColumns}
   from audit_seal seal left join audit_entry entry on entry.id = seal.entry_id
   where seal.seq > $1 order by seal.seq limit $2`,
);

export interface TrailCounts {
  readonly entries: number;
  readonly sealed: number;
  readonly waiting: number;
  /** Number of waiting rows that exist. */
  readonly waitingFound: number;
}

/** Number of rows, all counted at one moment. */
export async function countTrail(h: Handle): Promise<TrailCounts> {
  const counts = await countsSql.first(h);
  return counts!;
}

const countsSql = statement(
  'audit-entry.counts',
  row<TrailCounts>({ entries: 'int8', sealed: 'int8', waiting: 'int8', waitingFound: 'int8' }),
  [],
  `select (select count(*) from audit_entry) as entries,
          (select count(*) from audit_seal) as sealed,
          (select count(*) from audit_pending) as waiting,
          (select count(*) from audit_pending join audit_entry on id = entry_id)
            as "waitingFound"`,
);

export interface LostRow {
  readonly entryId: string;
  readonly at: string | null;
}

/** The oldest row that is neither sealed nor waits for its seal: it was inserted by other means. */
export function findSlippedIn(h: Handle): Promise<LostRow | undefined> {
  return slippedInSql.first(h);
}

const slippedInSql = statement(
  'audit-entry.slipped-in',
  row<LostRow>({ entryId: 'text', at: 'timestamptz?' }),
  [],
  `select entry.id::text as "entryId", entry.at
   from audit_entry entry
   left join audit_seal seal on seal.entry_id = entry.id
   left join audit_pending waiting on waiting.entry_id = entry.id
   where seal.entry_id is null and waiting.entry_id is null
   order by entry.id limit 1`,
);

/** The oldest row that waits for its seal and is missing. */
export function findGoneWaiting(h: Handle): Promise<LostRow | undefined> {
  return goneWaitingSql.first(h);
}

const goneWaitingSql = statement(
  'audit-entry.gone-waiting',
  row<LostRow>({ entryId: 'text', at: 'timestamptz?' }),
  [],
  `select waiting.entry_id::text as "entryId", entry.at
   from audit_pending waiting left join audit_entry entry on entry.id = waiting.entry_id
   where entry.id is null order by waiting.entry_id limit 1`,
);

/** How many rows are in the chain: the place of the last one. */
export async function countSealed(h: Handle): Promise<number> {
  const last = await platformTables(h)
    .selectFrom('audit_seal')
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.seq ?? 0;
}
