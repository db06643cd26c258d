import type { Handle, Tx } from '@sarn/platform-server';
import type { Contact, ContactKind } from '../../contract/index.ts';

const columns = `id, kind, name, abbreviation, address, email, phone,
  exchange_code as "exchangeCode", usual_method as "usualMethod", note`;

export async function listContactRows(
  h: Handle,
  ask: {
    /** Folded words that must all be found. */
    readonly words: readonly string[];
    readonly kind: ContactKind | null;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: Contact[]; readonly total: number }> {
  const rows = await h.query<Contact & { total: number }>(
    `select ${columns}, count(*) over () as total from contact
     where retired_at is null and search_text like all ($1::text[])
       and ($2::text is null or kind = $2)
     order by name, id limit $3 offset $4`,
    [ask.words.map(containing), ask.kind, ask.limit, ask.offset],
  );
  return { rows: rows.map(({ total: _all, ...row }) => row), total: rows[0]?.total ?? 0 };
}

const containing = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Of a living entry: locked until the transaction ends. */
export async function holdContact(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.query(
    `select id from contact where id = $1 and retired_at is null for update`,
    [id],
  );
  return rows.length > 0;
}

export interface ContactRow extends Contact {
  readonly searchText: string;
}

/** Writes the entry, new or over the old; false where another living one bears the name. */
export async function writeContact(
  tx: Tx,
  row: ContactRow,
  by: { readonly personId: string; readonly at: string },
): Promise<boolean> {
  // Two who enter the same name at once pass one by one, and the second is told.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 1480))`, [row.name]);
  const taken = await tx.query(
    `select 1 from contact where name = $1 and retired_at is null and id <> $2`,
    [row.name, row.id],
  );
  if (taken.length > 0) return false;
  await tx.query(
    `insert into contact (id, kind, name, abbreviation, address, email, phone, exchange_code, note,
       search_text, updated_by, updated_at, usual_method)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (id) do update set kind = excluded.kind, name = excluded.name,
       abbreviation = excluded.abbreviation, address = excluded.address, email = excluded.email,
       phone = excluded.phone, exchange_code = excluded.exchange_code, note = excluded.note,
       search_text = excluded.search_text, updated_by = excluded.updated_by,
       updated_at = excluded.updated_at, usual_method = excluded.usual_method`,
    [
      row.id,
      row.kind,
      row.name,
      row.abbreviation,
      row.address,
      row.email,
      row.phone,
      row.exchangeCode,
      row.note,
      row.searchText,
      by.personId,
      by.at,
      row.usualMethod,
    ],
  );
  return true;
}

export async function retireContactRow(tx: Tx, id: string, at: string): Promise<boolean> {
  const rows = await tx.query(
    `update contact set retired_at = $2 where id = $1 and retired_at is null returning id`,
    [id, at],
  );
  return rows.length > 0;
}
