import type { Handle, Tx } from '@sarn/platform-server';

export interface SealedRow {
  readonly sha256: string;
  readonly wrappedKey: Buffer;
  readonly keyVersion: number;
}

const columns = `sha256, wrapped_key "wrappedKey", key_version "keyVersion"`;

export async function findSealed(h: Handle, sha256: string): Promise<SealedRow | undefined> {
  const [row] = await h.query<SealedRow>(
    `select ${columns} from sealed_content where sha256 = $1`,
    [sha256],
  );
  return row;
}

/** One content of each version of the master key. */
export function listOneOfEachVersion(h: Handle): Promise<SealedRow[]> {
  return h.query<SealedRow>(
    `select distinct on (key_version) ${columns} from sealed_content order by key_version`,
  );
}

/** Names the lock which wrapping shares and a rotation takes alone. */
const ringLock = `hashtext('sealed_content.ring')`;

/** Blocks a rotation until the transaction ends, so that the key read now stays the present one. */
export async function holdRing(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock_shared(${ringLock})`);
}

/** Waits for every transaction that read the keys before they were changed. */
export async function awaitRingReaders(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${ringLock})`);
}

/**
 * Writes content that was encrypted: its row, its wrapped key, and the page count of the content.
 */
export async function insertSealed(
  tx: Tx,
  row: SealedRow & {
    readonly bytes: number;
    readonly pageCount: number | null;
    readonly at: string;
  },
): Promise<void> {
  await tx.query(
    `insert into stored_file (sha256, bytes, page_count, stored_at) values ($1, $2, $3, $4)`,
    [row.sha256, row.bytes, row.pageCount, row.at],
  );
  await tx.query(
    `insert into sealed_content (sha256, wrapped_key, key_version) values ($1, $2, $3)`,
    [row.sha256, row.wrappedKey, row.keyVersion],
  );
}

/** Points a file to other bytes. */
export async function setContent(tx: Tx, fileId: string, sha256: string): Promise<void> {
  await tx.query('update file set sha256 = $2 where id = $1', [fileId, sha256]);
}

/** Some contents wrapped by another key than this, locked; rows locked by others are skipped. */
export function listOtherThanForUpdate(
  tx: Tx,
  version: number,
  atMost: number,
): Promise<SealedRow[]> {
  return tx.query<SealedRow>(
    `select ${columns} from sealed_content where key_version <> $1
     order by sha256 limit $2 for update`,
    [version, atMost],
  );
}

export async function updateWrapped(tx: Tx, row: SealedRow): Promise<void> {
  await tx.query('update sealed_content set wrapped_key = $2, key_version = $3 where sha256 = $1', [
    row.sha256,
    row.wrappedKey,
    row.keyVersion,
  ]);
}

/** How many contents there are, and how many another than this key wraps. */
export async function countSealedContent(h: Handle, version: number) {
  const [row] = await h.query<{ all: number; others: number }>(
    `select count(*)::int as all, count(*) filter (where key_version <> $1)::int as others
     from sealed_content`,
    [version],
  );
  return row ?? { all: 0, others: 0 };
}
