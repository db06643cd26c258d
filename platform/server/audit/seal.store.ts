import type { Handle, Tx } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { statement, writeStatement } from '../db/statement/statement.ts';
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
  return (await takeSealingSql.first(tx, SEALING))?.mine ?? false;
}

const takeSealingSql = statement(
  'audit-seal.take',
  row<{ mine: boolean }>({ mine: 'bool' }),
  ['int8'],
  'select pg_try_advisory_xact_lock($1) as mine',
);

const chainEnd = row<ChainEnd>({ seq: 'int8', hash: 'bytea' });

/** The newest link. */
export async function findChainEnd(h: Handle): Promise<ChainEnd> {
  return (await endSql.first(h)) ?? chainStart;
}

const endSql = statement(
  'audit-seal.end',
  chainEnd,
  [],
  'select seq, chain_hash as hash from audit_seal order by seq desc limit 1',
);

/** The link at one place, or undefined. */
export function findLink(h: Handle, seq: number): Promise<ChainEnd | undefined> {
  return linkSql.first(h, seq);
}

const linkSql = statement(
  'audit-seal.link',
  chainEnd,
  ['int8'],
  'select seq, chain_hash as hash from audit_seal where seq = $1',
);

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
  const rows = await waitingSql.all(tx, take);
  let end = await findChainEnd(tx);
  if (rows.length === 0) return { end, count: 0 };
  const seqs: number[] = [];
  const entryHashes: string[] = [];
  const chainHashes: string[] = [];
  for (const entry of rows) {
    const entryHash = hashEntry(entry);
    end = { seq: end.seq + 1, hash: linkHash(end, now.getTime(), entryHash) };
    seqs.push(end.seq);
    entryHashes.push(entryHash.toString('hex'));
    chainHashes.push(end.hash.toString('hex'));
  }
  const ids = rows.map(({ id }) => id);
  await sealSql(tx, seqs, ids, entryHashes, chainHashes, now.toISOString());
  await deletePendingSql(tx, ids);
  return { end, count: rows.length };
}

const waitingSql = statement(
  'audit-seal.waiting',
  row<EntryContent>({
    id: 'text',
    at: 'text',
    act: 'text',
    callerId: 'text?',
    subjectKind: 'text',
    subjectId: 'text',
    detail: 'text',
    requestId: 'text?',
    ip: 'text?',
  }),
  ['int8'],
  `select ${entryColumns} from audit_pending waiting
   join audit_entry entry on entry.id = waiting.entry_id order by waiting.entry_id limit $1`,
);

const sealSql = writeStatement(
  'audit-seal.insert',
  ['int8[]', 'uuid[]', 'text[]', 'text[]', 'timestamptz'],
  `insert into audit_seal (seq, entry_id, entry_hash, chain_hash, sealed_at)
   select seq, entry_id, decode(entry_hash, 'hex'), decode(chain_hash, 'hex'), $5
   from unnest($1::bigint[], $2::uuid[], $3::text[], $4::text[])
     as link (seq, entry_id, entry_hash, chain_hash)`,
);

const deletePendingSql = writeStatement(
  'audit-seal.delete-pending',
  ['uuid[]'],
  'delete from audit_pending where entry_id = any ($1::uuid[])',
);
