import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { fileTables } from '../tables.ts';

export interface SealedRow {
  readonly sha256: string;
  readonly wrappedKey: Buffer;
  readonly keyVersion: number;
}

const sealed = (h: Handle) =>
  fileTables(h)
    .selectFrom('sealed_content')
    .select(['sha256', 'wrapped_key as wrappedKey', 'key_version as keyVersion']);

export function findSealed(h: Handle, sha256: string): Promise<SealedRow | undefined> {
  return sealed(h).where('sha256', '=', sha256).executeTakeFirst();
}

/** One content of each version of the master key. */
export function listOneOfEachVersion(h: Handle): Promise<SealedRow[]> {
  return sealed(h).distinctOn('key_version').orderBy('key_version').execute();
}

/** Names the lock which wrapping shares and a rotation takes alone. */
const ringLock = `hashtext('sealed_content.ring')`;

/** Blocks a rotation until the transaction ends, so that the key read now stays the present one. */
export const holdRing = writeStatement(
  'sealed-content.hold-ring',
  [],
  `select pg_advisory_xact_lock_shared(${ringLock})`,
);

/** Waits for every transaction that read the keys before they were changed. */
export const awaitRingReaders = writeStatement(
  'sealed-content.await-ring-readers',
  [],
  `select pg_advisory_xact_lock(${ringLock})`,
);

/**
 * Writes content that was encrypted: its row, its wrapped key, and the page count of the content.
 */
export async function insertSealed(
  tx: Tx,
  content: SealedRow & {
    readonly bytes: number;
    readonly pageCount: number | null;
    readonly at: string;
  },
): Promise<void> {
  const { sha256, bytes, pageCount, at, wrappedKey, keyVersion } = content;
  const tables = fileTables(tx);
  await tables
    .insertInto('stored_file')
    .values({ sha256, bytes, page_count: pageCount, stored_at: at })
    .execute();
  await tables
    .insertInto('sealed_content')
    .values({ sha256, wrapped_key: wrappedKey, key_version: keyVersion })
    .execute();
}

/** Points a file to other bytes. */
export async function setContent(tx: Tx, fileId: string, sha256: string): Promise<void> {
  await fileTables(tx).updateTable('file').set({ sha256 }).where('id', '=', fileId).execute();
}

/** Some contents wrapped by another key than this, locked; rows locked by others are skipped. */
export function listOtherThanForUpdate(
  tx: Tx,
  version: number,
  atMost: number,
): Promise<SealedRow[]> {
  return sealed(tx)
    .where('key_version', '<>', version)
    .orderBy('sha256')
    .limit(atMost)
    .forUpdate()
    .execute();
}

export async function updateWrapped(tx: Tx, content: SealedRow): Promise<void> {
  await fileTables(tx)
    .updateTable('sealed_content')
    .set({ wrapped_key: content.wrappedKey, key_version: content.keyVersion })
    .where('sha256', '=', content.sha256)
    .execute();
}

/** How many contents there are, and how many another than this key wraps. */
export async function countSealedContent(h: Handle, version: number): Promise<SealedCount> {
  return (await countSql.first(h, version)) ?? { all: 0, others: 0 };
}

interface SealedCount {
  readonly all: number;
  readonly others: number;
}

const countSql = statement(
  'sealed-content.count',
  row<SealedCount>({ all: 'int4', others: 'int4' }),
  ['int4'],
  `select count(*)::int as all, count(*) filter (where key_version <> $1)::int as others
   from sealed_content`,
);
