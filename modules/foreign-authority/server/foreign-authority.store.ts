import { createHash } from 'node:crypto';
import { newId } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { ListSource } from '../contract/index.ts';
import { foreignAuthorityTables } from './tables.ts';

/** An authority of certificates that people bring along. */
export interface AuthorityRow {
  readonly id: string;
  readonly sha256: string;
  readonly der: Buffer;
  readonly addedBy: string | null;
  readonly heardAt: string | null;
  readonly failure: string;
}

/** A revocation list of one. */
export interface ListRow {
  readonly authorityId: string;
  readonly source: ListSource;
  readonly der: Buffer;
  readonly madeAt: string;
  readonly nextAt: string;
  readonly gotAt: string;
}

export const listAuthorities = (h: Handle): Promise<AuthorityRow[]> =>
  foreignAuthorityTables(h)
    .selectFrom('foreign_authority')
    .select(['id', 'sha256', 'der', 'added_by as addedBy', 'heard_at as heardAt', 'failure'])
    .orderBy('added_at')
    .orderBy('id')
    .execute();

export const listLists = (h: Handle): Promise<ListRow[]> =>
  foreignAuthorityTables(h)
    .selectFrom('foreign_list')
    .select(['authority_id as authorityId', 'source', 'der', 'made_at as madeAt'])
    .select(['next_at as nextAt', 'got_at as gotAt'])
    .orderBy('made_at', 'desc')
    .execute();

/** The newest list of each authority, the smallest first, as many as are together no longer than `most` bytes. */
export const listNewest = async (h: Handle, most: number): Promise<Buffer[]> =>
  (await newestSql.all(h, most)).map(({ der }) => der);

const newestSql = statement(
  'foreign-authority.lists-newest',
  row<{ der: Buffer }>({ der: 'bytea' }),
  ['int8'],
  `select der from (
     select der, authority_id,
       sum(octet_length(der)) over (order by octet_length(der), authority_id) total
     from (
       select distinct on (authority_id) authority_id, der from foreign_list
       order by authority_id, made_at desc
     ) newest
   ) counted
   where total <= $1 order by octet_length(der), authority_id`,
);

/** Adds an authority; one that a signature brought along becomes one that somebody added. */
export async function addAuthority(
  tx: Tx,
  {
    der,
    addedBy,
    at,
  }: { readonly der: Uint8Array; readonly addedBy: string | null; readonly at: string },
): Promise<void> {
  const sha256 = createHash('sha256').update(der).digest('hex');
  await foreignAuthorityTables(tx)
    .insertInto('foreign_authority')
    .values({ id: newId(), sha256, der: Buffer.from(der), added_at: at, added_by: addedBy })
    .onConflict((known) =>
      addedBy === null
        ? known.column('sha256').doNothing()
        : known.column('sha256').doUpdateSet({ added_by: addedBy, added_at: at }),
    )
    .execute();
}

/** @returns false where it is not there any more */
export async function deleteAuthority(tx: Tx, id: string): Promise<boolean> {
  const gone = await foreignAuthorityTables(tx)
    .deleteFrom('foreign_authority')
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Writes a list in the place of an older one of the same source. */
export async function saveList(
  tx: Tx,
  list: Omit<ListRow, 'der'> & { readonly der: Uint8Array; readonly gotBy: string | null },
): Promise<void> {
  const values = {
    ...{ der: Buffer.from(list.der), made_at: list.madeAt, next_at: list.nextAt },
    ...{ got_at: list.gotAt, got_by: list.gotBy },
  };
  await foreignAuthorityTables(tx)
    .insertInto('foreign_list')
    .values({ authority_id: list.authorityId, source: list.source, ...values })
    .onConflict((known) => known.columns(['authority_id', 'source']).doUpdateSet(values))
    .execute();
}

/** Answers of OCSP that say that a certificate is revoked, the newest first, no longer together than `most` bytes. */
export const listAnswers = async (h: Handle, most: number): Promise<Buffer[]> =>
  (await answersSql.all(h, most)).map(({ der }) => der);

const answersSql = statement(
  'foreign-authority.answers',
  row<{ der: Buffer }>({ der: 'bytea' }),
  ['int8'],
  `select der from (
     select der, got_at, sha256,
       sum(octet_length(der)) over (order by got_at desc, sha256) total
     from foreign_answer
   ) counted
   where total <= $1 order by got_at desc, sha256`,
);

/** Of which certificate an authority was asked. */
export interface Answered {
  readonly authorityId: string;
  /** Of the certificate, as 64 hex digits. */
  readonly sha256: string;
}

/** Keeps that a certificate is revoked, in the place of an earlier answer. */
export async function saveAnswer(
  tx: Tx,
  { authorityId, sha256 }: Answered,
  { der, at }: { readonly der: Uint8Array; readonly at: string },
): Promise<void> {
  const values = { der: Buffer.from(der), got_at: at };
  await foreignAuthorityTables(tx)
    .insertInto('foreign_answer')
    .values({ authority_id: authorityId, sha256, ...values })
    .onConflict((known) => known.columns(['authority_id', 'sha256']).doUpdateSet(values))
    .execute();
}

/** A suspension was lifted. */
export async function deleteAnswer(tx: Tx, { authorityId, sha256 }: Answered): Promise<void> {
  await foreignAuthorityTables(tx)
    .deleteFrom('foreign_answer')
    .where('authority_id', '=', authorityId)
    .where('sha256', '=', sha256)
    .execute();
}

/** Notes what came of asking an authority: that it was heard, or why not. */
export async function noteHeard(
  tx: Tx,
  sha256: string,
  { failure, at }: { readonly failure: string; readonly at: string },
): Promise<void> {
  const values =
    failure === '' ? { heard_at: at, failure, failed_at: null } : { failure, failed_at: at };
  await foreignAuthorityTables(tx)
    .updateTable('foreign_authority')
    .set(values)
    .where('sha256', '=', sha256)
    .execute();
}
