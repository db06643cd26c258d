import type { Handle, Tx } from '../db/database.ts';
import { chainStart, hashEntry, linkHash } from './link.ts';
import type { ChainEnd, EntryContent } from './link.ts';

/** Held by the sealing process: the chain has one writer, whatever the number of processes. */
const SEALING = 7_206_102;

export const entryColumns = `entry.id::text as id,
  floor(extract(epoch from entry.at) * 1000)::bigint::text as at, entry.act,
  entry.caller_id as "callerId", entry.subject_kind as "subjectKind",
  entry.subject_id as "subjectId", entry.detail::text as detail,
  entry.request_id as "requestId", entry.ip`;

/** False while another process seals; the lock ends with the transaction. */
export async function takeSealing(tx: Tx): Promise<boolean> {
  const rows = await tx.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
    SEALING,
  ]);
  return rows[0]?.mine ?? false;
}

/** The newest link. */
export async function findChainEnd(h: Handle): Promise<ChainEnd> {
  const rows = await h.query<{ seq: number; hash: string }>(
    `select seq, encode(chain_hash, 'hex') as hash from audit_seal order by seq desc limit 1`,
  );
  return toEnd(rows[0]) ?? chainStart;
}

/** The link at one place, or undefined. */
export async function findLink(h: Handle, seq: number): Promise<ChainEnd | undefined> {
  const rows = await h.query<{ seq: number; hash: string }>(
    `select seq, encode(chain_hash, 'hex') as hash from audit_seal where seq = $1`,
    [seq],
  );
  return toEnd(rows[0]);
}

function toEnd(row: { seq: number; hash: string } | undefined): ChainEnd | undefined {
  return row && { seq: row.seq, hash: Buffer.from(row.hash, 'hex') };
}

/**
 * Seals committed rows that wait, oldest first. The caller holds the sealing lock.
 *
 * @returns the new end of the chain, and how many rows were sealed
 */
export async function sealWaiting(
  tx: Tx,
  take: number,
  now: Date,
): Promise<{ readonly end: ChainEnd; readonly count: number }> {
  const rows = await tx.query<EntryContent>(
    `select ${entryColumns} from audit_pending waiting
     join audit_entry entry on entry.id = waiting.entry_id order by waiting.entry_id limit $1`,
    [take],
  );
  let end = await findChainEnd(tx);
  if (rows.length === 0) return { end, count: 0 };
  const seqs: number[] = [];
  const entryHashes: string[] = [];
  const chainHashes: string[] = [];
  for (const row of rows) {
    const entryHash = hashEntry(row);
    end = { seq: end.seq + 1, hash: linkHash(end, now.getTime(), entryHash) };
    seqs.push(end.seq);
    entryHashes.push(entryHash.toString('hex'));
    chainHashes.push(end.hash.toString('hex'));
  }
  const ids = rows.map((row) => row.id);
  await tx.query(
    `insert into audit_seal (seq, entry_id, entry_hash, chain_hash, sealed_at)
     select seq, entry_id, decode(entry_hash, 'hex'), decode(chain_hash, 'hex'), $5
     from unnest($1::bigint[], $2::uuid[], $3::text[], $4::text[])
       as link (seq, entry_id, entry_hash, chain_hash)`,
    [seqs, ids, entryHashes, chainHashes, now.toISOString()],
  );
  await tx.query('delete from audit_pending where entry_id = any ($1::uuid[])', [ids]);
  return { end, count: rows.length };
}
