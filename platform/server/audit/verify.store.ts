import type { Handle } from '../db/database.ts';
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
  return h.query<SealedRow>(
    `select seal.seq, seal.entry_id::text as "entryId", encode(seal.entry_hash, 'hex') as "entryHash",
            encode(seal.chain_hash, 'hex') as "chainHash",
            floor(extract(epoch from seal.sealed_at) * 1000)::bigint::text as "sealedAt",
            ${entryColumns}
     from audit_seal seal left join audit_entry entry on entry.id = seal.entry_id
     where seal.seq > $1 order by seal.seq limit $2`,
    [after, take],
  );
}

export interface TrailCounts {
  readonly entries: number;
  readonly sealed: number;
  readonly waiting: number;
  /** Number of waiting rows that exist. */
  readonly waitingFound: number;
}

/** Number of rows, all counted at one moment. */
export async function countTrail(h: Handle): Promise<TrailCounts> {
  const [counts] = await h.query<TrailCounts>(
    `select (select count(*) from audit_entry) as entries,
            (select count(*) from audit_seal) as sealed,
            (select count(*) from audit_pending) as waiting,
            (select count(*) from audit_pending join audit_entry on id = entry_id)
              as "waitingFound"`,
  );
  return counts!;
}

export interface LostRow {
  readonly entryId: string;
  readonly at: string | null;
}

/** The oldest row that is neither sealed nor waits for its seal: it was inserted by other means. */
export async function findSlippedIn(h: Handle): Promise<LostRow | undefined> {
  const rows = await h.query<LostRow>(
    `select entry.id::text as "entryId", entry.at
     from audit_entry entry
     left join audit_seal seal on seal.entry_id = entry.id
     left join audit_pending waiting on waiting.entry_id = entry.id
     where seal.entry_id is null and waiting.entry_id is null
     order by entry.id limit 1`,
  );
  return rows[0];
}

/** The oldest row that waits for its seal and is missing. */
export async function findGoneWaiting(h: Handle): Promise<LostRow | undefined> {
  const rows = await h.query<LostRow>(
    `select waiting.entry_id::text as "entryId", null as at
     from audit_pending waiting left join audit_entry entry on entry.id = waiting.entry_id
     where entry.id is null order by waiting.entry_id limit 1`,
  );
  return rows[0];
}

/** How many rows are in the chain: the place of the last one. */
export async function countSealed(h: Handle): Promise<number> {
  const rows = await h.query<{ seq: number }>(
    'select seq from audit_seal order by seq desc limit 1',
  );
  return rows[0]?.seq ?? 0;
}
